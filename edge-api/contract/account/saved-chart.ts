import { tuViRequestSchema } from '../tu-vi/tu-vi.ts';
import { z } from '../zod.ts';
import { unprintable } from '../visible-text.ts';

/** Maximum number of saved charts of an account. */
export const savedChartLimit = 12;

const invalidDetails = 'Giờ phút sinh hoặc nơi sinh không hợp lệ.';
const noConsent = 'Vui lòng đánh dấu vào ô đồng ý trước khi lưu lá số.';

const text = (pattern: RegExp) =>
  z.string(invalidDetails).max(12, invalidDetails)
    .regex(pattern, invalidDetails).default('');

const isBetween = (text: string, min: number, max: number) => {
  const number = Number(text.replace(',', '.'));
  return number >= min && number <= max;
};

/** Optional details of a birth, as typed in the form. Empty texts are fields without a value. */
export const birthDetailsSchema = z.object({
  time: text(/^(([01]\d|2[0-3]):[0-5]\d)?$/),
  place: z.enum(['', 'north', 'south', 'elsewhere'], invalidDetails).default(''),
  utcOffset: text(/^(-?\d{1,2}(\.\d{1,2})?)?$/)
    .refine((offset) => isBetween(offset, -12, 14), invalidDetails),
  longitude: text(/^(-?\d{1,3}([.,]\d{1,6})?)?$/)
    .refine((longitude) => isBetween(longitude, -180, 180), invalidDetails),
  solarTime: z.boolean(invalidDetails).default(false),
}, invalidDetails);

/** Body of `POST /api/user/account/charts`: a birth as the form sends it, and the consent. */
export const saveChartSchema = z.object({
  birth: tuViRequestSchema.refine(({ name }) => !unprintable.test(name), {
    path: ['name'],
    error: 'Họ tên có ký tự không hợp lệ.',
  }),
  details: birthDetailsSchema.prefault({}),
  consent: z.literal(true, noConsent),
}, 'Vui lòng nhập ngày giờ sinh.');

/** Body of `PUT /api/user/account/charts/:id`. */
export const greetingSchema = z.object({
  greets: z.boolean('Vui lòng chọn bật hoặc tắt gợi ý.'),
}, 'Vui lòng chọn bật hoặc tắt gợi ý.');

export type ChartBirth = Omit<z.infer<typeof saveChartSchema>, 'consent'>;
