import { unprintable, visibleText } from '../contract/visible-text.ts';
import { type AddressScheme, addressSchemes } from '../contract/checkout/address-fields.ts';
import { phoneSchema } from '../contract/checkout/phone.ts';
import { foldedWords } from '../contract/catalogue/words.ts';
import { workDays } from '../contract/checkout/expected-delivery.ts';
import { shippingGroupsSchema, weightStepsSchema } from '../contract/checkout/shipping-schema.ts';
import { heroPictureSchema } from '../contract/settings/uploaded-hero.ts';
import { z } from '../contract/zod.ts';

const notText = 'Phải là một dòng chữ.';

/** Line of text of at most `max` UTF-16 code units; empty if it is not set, or invisible. */
function optionalLine(max: number) {
  return z.string(notText).trim().normalize('NFC').overwrite(visibleText)
    .max(max, { error: `Không được dài quá ${max} ký tự.`, abort: true })
    .refine((text) => !unprintable.test(text), 'Có ký tự không hợp lệ.');
}

function line(max: number) {
  return optionalLine(max).refine((text) => text !== '', 'Không được để trống.');
}

/** Phone number as displayed. Its digits are checked, its spaces are kept. */
const displayedPhone = line(40).refine(
  (text) => phoneSchema.safeParse(text).success || /^1[89]00(?:[ .]?\d){4,6}$/.test(text),
  'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
);

const optionalUrl = optionalLine(300).refine(
  (text) => text === '' || isHttpsUrl(text),
  'Phải là một địa chỉ web bắt đầu bằng https://',
);

function isHttpsUrl(text: string): boolean {
  if (/[\s"'<>\\{}]/.test(text)) return false;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

/** Tax code of a company (10 digits), of a branch (with 3 more), or of a person (12 digits). */
const taxCode = optionalLine(20).refine(
  (text) => text === '' || /^(?:\d{10}(?:-\d{3})?|\d{12})$/.test(text),
  'Mã số thuế gồm 10 số, 10 số và 3 số của chi nhánh (0123456789-001), hoặc 12 số.',
);

/**
 * Number of a bank by which VietQR codes name it. Source: NAPAS, Định dạng mã VietQR, 1.0.
 */
const bankNumber = optionalLine(20).refine(
  (text) => text === '' || /^\d{6}$/.test(text),
  'Mã ngân hàng (BIN) gồm 6 số, ví dụ 970436 của Vietcombank.',
);

/** Number of a bank account as VietQR codes hold it. Spaces between its characters are removed. */
const bankAccount = optionalLine(40).transform((text) => text.replaceAll(' ', '')).refine(
  (text) => text === '' || /^[0-9A-Za-z]{4,19}$/.test(text),
  'Số tài khoản gồm 4 đến 19 chữ số hoặc chữ cái không dấu.',
);

const pictureFile = optionalLine(160).refine(
  (text) => text === '' || /^[a-z0-9][a-z0-9._-]*\.(?:avif|webp|jpe?g|png|svg)$/i.test(text),
  'Phải là tên một tệp ảnh trong thư mục ảnh, ví dụ: thong-bao.png.',
);

/** Lines of synonyms, separated by semicolons. */
const synonymLines = optionalLine(2_000).refine(
  (text) => text.split(';').every((line) => line.trim() === '' || isSynonymLine(line)),
  'Viết mỗi nhóm từ đồng nghĩa dạng: vòng cổ = dây chuyền; tỳ hưu > tượng.',
);

/** Two to twelve names of up to five words, separated by `=`, or one `>` among them. */
function isSynonymLine(line: string): boolean {
  const names = line.split(/[=>]/);
  return names.length >= 2 && names.length <= 12 && (line.match(/>/g)?.length ?? 0) <= 1 &&
    names.every((name) => {
      const { length } = foldedWords(name);
      return length >= 1 && length <= 5;
    });
}

function count(max: number) {
  const message = `Phải là một số nguyên từ 1 đến ${max}.`;
  return z.int(message).min(1, message).max(max, message);
}

const wrongMinutes = 'Phải là một số phút nguyên từ 0 đến 10080.';

const minutes = z.int(wrongMinutes).min(0, wrongMinutes).max(10_080, wrongMinutes);

/** JSON text of an object or a list; empty if it is not set. */
function json(schema: z.ZodType<object>) {
  return optionalLine(20_000).refine((text) => {
    try {
      return text === '' || schema.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  }, 'Chưa đúng định dạng.');
}

/** Amount in đồng. */
function amount(max: number) {
  const message = `Phải là một số tiền nguyên từ 0 đến ${max} đồng.`;
  return z.int(message).min(0, message).max(max, message);
}

/**
 * Settings of the shop that the owner changes while it runs. Texts that are not set are empty:
 * pages leave the lines with them out. docs/settings.md describes them.
 */
export const shopSettingsSchema = z.strictObject({
  name: line(60),
  slogan: line(120),
  description: line(300),
  brand: line(500),
  home: z.strictObject({
    title: optionalLine(60),
    sentence: optionalLine(160),
    picture: json(heroPictureSchema),
    announcement: optionalLine(160),
  }),
  contact: z.strictObject({
    phone: displayedPhone,
    email: line(254).refine((text) => z.regexes.email.test(text), 'Email chưa đúng định dạng.'),
    hours: optionalLine(120),
  }),
  social: z.strictObject({
    facebook: optionalUrl,
    instagram: optionalUrl,
    youtube: optionalUrl,
    tiktok: optionalUrl,
    zalo: optionalUrl,
  }),
  seller: z.strictObject({
    legalName: optionalLine(200),
    representative: optionalLine(100),
    taxCode,
    registration: optionalLine(200),
    address: optionalLine(300),
  }),
  notice: z.strictObject({ url: optionalUrl, symbol: pictureFile }),
  delivery: z.strictObject({
    area: line(200),
    preparation: line(100),
    time: line(100),
    remoteTime: optionalLine(100),
    workDays: z.enum(workDays, `Phải là một trong: ${workDays.join(', ')}.`),
    carrier: optionalLine(200),
  }),
  gifts: z.enum(['off', 'on'], 'Phải là on hoặc off.'),
  guestOrders: z.enum(['off', 'on'], 'Phải là on hoặc off.'),
  addressScheme: z.enum(
    Object.keys(addressSchemes) as AddressScheme[],
    'Phải là districts hoặc communes.',
  ),
  shipping: z.strictObject({
    fee: amount(10_000_000),
    freeFrom: amount(1_000_000_000),
    groups: json(shippingGroupsSchema),
    weightSteps: json(weightStepsSchema),
  }),
  transfer: z.strictObject({
    bank: bankNumber,
    account: bankAccount,
    name: optionalLine(100),
    hours: count(168),
    depositFrom: amount(1_000_000_000),
    depositAmount: amount(1_000_000_000),
  }),
  orders: z.strictObject({ changeMinutes: minutes }),
  alerts: z.strictObject({
    email: optionalLine(254).refine(
      (text) => text === '' || text === 'off' || z.regexes.email.test(text),
      'Phải là một địa chỉ email, hoặc off để không nhận.',
    ),
  }),
  trust: z.strictObject({
    inspection: optionalLine(160),
    certificate: optionalLine(160),
  }),
  returns: z.strictObject({
    days: count(365),
    refundDays: count(90),
    address: optionalLine(300),
  }),
  complaints: z.strictObject({
    answerDays: count(30),
    goodsDays: count(90),
    paymentDays: count(90),
    otherDays: count(90),
  }),
  privacy: z.strictObject({ storage: optionalLine(200) }),
  search: z.strictObject({ synonyms: synonymLines }),
});

export type ShopSettings = z.infer<typeof shopSettingsSchema>;
