/** Sentence about a text that {@linkcode readNumber} does not understand. */
export const numberMessage = 'Nhập bằng chữ số, ví dụ 10 hoặc 350.000.';

const units = { number: /%$/, money: /(?:vnđ|vnd|đồng|đ|₫)$/ };

/**
 * Reads a whole number as people in Vietnam write it: thousands may be separated by dots, commas or
 * blanks. An amount of money may end with its currency, and a `k` means thousands; another number
 * may end with a percent sign.
 *
 * @returns `undefined` for any other text, so that no number becomes another one
 *
 * @example readNumber('350.000 VNĐ', 'money') // 350000
 * @example readNumber('0,5') // undefined
 */
export function readNumber(
  text: string,
  kind: keyof typeof units = 'number',
): number | undefined {
  const plain = text.normalize('NFC').trim().toLowerCase().replace(units[kind], '').trim();
  const [, figures = '', thousands] = /^(.*?)(\s*k)?$/.exec(plain) ?? [];
  if (!/^[+-]?(?:\d+|\d{1,3}([.,\s])\d{3}(?:\1\d{3})*)$/.test(figures)) return undefined;
  if (thousands && kind !== 'money') return undefined;
  const number = Number(figures.replace(/[.,\s]/g, '')) * (thousands ? 1_000 : 1);
  // No "-0".
  return Number.isSafeInteger(number) ? number + 0 : undefined;
}
