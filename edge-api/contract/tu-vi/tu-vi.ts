import { z } from '../zod.ts';

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + year % 400, month, 0)).getUTCDate();
}

const required = 'Vui lòng điền đầy đủ tất cả các trường.';
const invalidYear = 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.';
const invalidMonth = 'Tháng sinh phải là một số từ 1 đến 12.';
const invalidDay = 'Ngày sinh phải là một số từ 1 đến 31.';
const invalidHour = 'Giờ sinh phải là một số từ 0 đến 23.';

/** Uses the message for required fields if the value is absent, and `invalid` otherwise. */
const messageFor = (invalid: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? required : invalid,
});

const integer = (min: number, max: number, invalid: string) =>
  z.int(messageFor(invalid)).min(min, invalid).max(max, invalid);

/**
 * Request for an analysis: name, gender, Gregorian date of birth and hour from 0 to 23 in UTC+7.
 * The messages are shown to the user.
 */
export const tuViRequestSchema = z.object({
  name: z.string(messageFor('Họ tên không hợp lệ.')).trim().min(1, required)
    .max(100, 'Họ tên không được dài quá 100 ký tự.').normalize('NFC'),
  birthYear: integer(1900, 2100, invalidYear),
  birthMonth: integer(1, 12, invalidMonth),
  birthDay: integer(1, 31, invalidDay),
  birthHour: integer(0, 23, invalidHour),
  gender: z.enum(['male', 'female'], messageFor('Giới tính phải là Nam hoặc Nữ.')),
}, 'Vui lòng điền đầy đủ tất cả các trường.').check(({ value, issues }) => {
  const { birthYear: year, birthMonth: month, birthDay: day } = value;
  const days = daysInMonth(year, month);
  if (day > days) {
    issues.push({
      code: 'custom',
      input: day,
      path: ['birthDay'],
      message: `Tháng ${month} năm ${year} chỉ có ${days} ngày.`,
    });
  }
});

export type TuViRequest = z.infer<typeof tuViRequestSchema>;
