import { z } from '../zod.ts';

/** What is said of a number that cannot be one. */
const wrongPhone = 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.';

/**
 * A number of Việt Nam with its trunk 0: mobile networks are 03, 05, 07, 08 and 09 with 8 digits more;
 * area codes 020 to 029 and subscriber numbers make 11 digits together.
 *
 * Source: Quy hoạch kho số viễn thông, Thông tư 22/2014/TT-BTTTT of the Ministry of Information and
 * Communications, 22 December 2014, appendix 1 (area codes 20 to 29, network codes of two digits), with
 * the network codes as they are since mobile numbers of 11 digits became ones of 10 in 2018.
 */
const vietnameseNumber = /^0(?:[35789]\d{8}|2\d{9})$/;

/**
 * Brings a telephone number of Việt Nam into the form `0912345678`. Spaces, dots, dashes and brackets are
 * ignored; the country code may stand in front as +84, 0084 or 84.
 *
 * @returns undefined when it is no number of Việt Nam
 *
 * @example
 * ```ts
 * import { readPhone } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(readPhone('+84 912 345 678'), '0912345678');
 * assert.equal(readPhone('(024) 3825.2916'), '02438252916');
 * assert.equal(readPhone('0123 456 789'), undefined);
 * ```
 */
export function readPhone(text: string): string | undefined {
  const compact = text.normalize('NFKC').replace(/[\s.()‐-―-]/g, '');
  const national = compact.replace(/^(?:\+|00)84(?:0(?=[2-9]))?|^84(?=\d{9,10}$)/, '0');
  return vietnameseNumber.test(national) ? national : undefined;
}

/** A telephone number of Việt Nam; the result is as {@linkcode readPhone} gives it. */
export const phoneSchema = z.string('Vui lòng nhập số điện thoại.').trim()
  .min(1, 'Vui lòng nhập số điện thoại.').max(40, wrongPhone)
  .transform((text, context) => {
    const phone = readPhone(text);
    if (phone) return phone;
    context.addIssue(wrongPhone);
    return z.NEVER;
  });
