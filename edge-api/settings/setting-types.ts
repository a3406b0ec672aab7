import { textLine } from '../contract/text-schema.ts';
import { phoneSchema } from '../contract/checkout/phone.ts';
import { foldedWords } from '../contract/catalogue/words.ts';
import { z } from '../contract/zod.ts';

export const line = (max: number) => textLine(max, 'Không được để trống.');

/** Phone number as displayed. Its digits are checked, its spaces are kept. */
export const displayedPhone = line(40).refine(
  (text) => phoneSchema.safeParse(text).success || /^1[89]00(?:[ .]?\d){4,6}$/.test(text),
  'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
);

export const optionalUrl = textLine(300).refine(
  (text) => text === '' || isHttpsUrl(text),
  'Phải là một địa chỉ web bắt đầu bằng https://',
);

function isHttpsUrl(text: string): boolean {
  if (/[\s"'<>\\{}]/.test(text)) return false;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

/** Tax code of a company (10 digits), of a branch (with 3 more), or of a person (12 digits). */
export const taxCode = textLine(20).refine(
  (text) => text === '' || /^(?:\d{10}(?:-\d{3})?|\d{12})$/.test(text),
  'Mã số thuế gồm 10 số, 10 số và 3 số của chi nhánh (0123456789-001), hoặc 12 số.',
);

/**
 * Number of a bank by which VietQR codes name it. Source: NAPAS, Định dạng mã VietQR, 1.0.
 */
export const bankNumber = textLine(20).refine(
  (text) => text === '' || /^\d{6}$/.test(text),
  'Mã ngân hàng (BIN) gồm 6 số, ví dụ 970436 của Vietcombank.',
);

/** Number of a bank account as VietQR codes hold it. Spaces between its characters are removed. */
export const bankAccount = textLine(40).transform((text) => text.replaceAll(' ', '')).refine(
  (text) => text === '' || /^[0-9A-Za-z]{4,19}$/.test(text),
  'Số tài khoản gồm 4 đến 19 chữ số hoặc chữ cái không dấu.',
);

export const pictureFile = textLine(160).refine(
  (text) => text === '' || /^[a-z0-9][a-z0-9._-]*\.(?:avif|webp|jpe?g|png|svg)$/i.test(text),
  'Phải là tên một tệp ảnh trong thư mục ảnh, ví dụ: thong-bao.png.',
);

/** Lines of synonyms, separated by semicolons. */
export const synonymLines = textLine(2_000).refine(
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

export function number(max: number, unit = 'số', min = 0) {
  const message = `Phải là một ${unit} nguyên từ ${min} đến ${max.toLocaleString('vi')}.`;
  return z.int(message).min(min, message).max(max, message);
}

export const count = (max: number) => number(max, 'số', 1);

export const minutes = number(10_080, 'số phút');

/** JSON text of an object or a list; empty if it is not set. */
export function json(schema: z.ZodType<object>) {
  return textLine(20_000).refine((text) => {
    try {
      return text === '' || schema.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  }, 'Chưa đúng định dạng.');
}
