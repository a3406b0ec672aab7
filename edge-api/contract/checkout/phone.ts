import { withoutFormat } from '../visible-text.ts';
import { z } from '../zod.ts';

const invalidPhone = 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.';

/**
 * Vietnamese phone number with the trunk prefix 0. Mobile prefixes are 03, 05, 07, 08 and 09,
 * followed by 8 digits. Landline numbers have 11 digits, including an area code from 020 to 029.
 *
 * Source: Quy hoạch kho số viễn thông, Thông tư 22/2014/TT-BTTTT of the Ministry of Information and
 * Communications, 22 December 2014, appendix 1 (area codes 20 to 29, network codes of two digits).
 * The mobile prefixes are those in use since 2018, when 11-digit mobile numbers became 10-digit
 * ones.
 */
const vietnameseNumber = /^0(?:[35789]\d{8}|2\d{9})$/;

/**
 * Normalizes a Vietnamese phone number to the form `0912345678`. Spaces, dots, dashes, parentheses
 * and invisible characters are ignored. The country code may be written as +84, 0084 or 84.
 *
 * @returns `undefined` if the text is not a Vietnamese phone number
 *
 * @example
 * ```ts
 * import { parsePhone } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(parsePhone('+84 912 345 678'), '0912345678');
 * assert.equal(parsePhone('(024) 3825.2916'), '02438252916');
 * assert.equal(parsePhone('0123 456 789'), undefined);
 * ```
 */
export function parsePhone(text: string): string | undefined {
  const compact = withoutFormat(text).normalize('NFKC').replace(/[\s.()‐-―-]/g, '');
  const national = compact.replace(/^(?:\+|00)84(?:0(?=[2-9]))?|^84(?=\d{9,10}$)/, '0');
  return vietnameseNumber.test(national) ? national : undefined;
}

/** Vietnamese phone number in any notation, normalized by {@linkcode parsePhone}. */
export const phoneSchema = z.string('Vui lòng nhập số điện thoại.').trim()
  .min(1, 'Vui lòng nhập số điện thoại.').max(40, invalidPhone)
  .transform((text, context) => {
    const phone = parsePhone(text);
    if (phone) return phone;
    context.addIssue(invalidPhone);
    return z.NEVER;
  });
