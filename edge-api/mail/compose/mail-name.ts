/** How many letters of a name a mail shows. */
const longest = 80;

/**
 * A name as it may stand in a header and in a sentence: on one line, without control characters and
 * without the marks that turn the direction of what follows.
 *
 * @example
 * ```ts
 * import { mailName } from './mail-name.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(mailName('  Nguyễn\r\nVăn An '), 'Nguyễn Văn An');
 * ```
 */
export function mailName(name: string): string {
  const plain = name.normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, longest).join('');
}

/**
 * The name, if it reads as one; empty otherwise. Anyone can sign up with somebody else's address and an
 * advertisement or a link for a name, which the shop would then deliver.
 *
 * @example
 * ```ts
 * import { believableName } from './mail-name.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(believableName('Tôn Nữ Thị Ngọc-Lan'), 'Tôn Nữ Thị Ngọc-Lan');
 * assert.equal(believableName('Trúng thưởng! https://evil.example'), '');
 * assert.equal(believableName('evil.example'), '');
 * ```
 */
export function believableName(name: string): string {
  const plain = mailName(name);
  return /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(plain) && !/\.[\p{L}\p{N}]/u.test(plain) ? plain : '';
}

/**
 * The first line of a mail.
 *
 * @example
 * ```ts
 * import { greeting } from './mail-name.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(greeting('Nguyễn Văn An'), 'Xin chào Nguyễn Văn An,');
 * assert.equal(greeting('evil.example'), 'Xin chào bạn,');
 * ```
 */
export function greeting(name: string): string {
  return `Xin chào ${believableName(name) || 'bạn'},`;
}
