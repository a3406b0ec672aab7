/** Maximum length of a name in a mail, in code points. */
const maxLength = 80;

/**
 * Prepares a name for a header or a sentence: one line, without control characters and without
 * bidirectional controls.
 */
export function sanitizeName(name: string): string {
  const plain = name.normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, maxLength).join('');
}

/**
 * Returns the name if it is plausible, otherwise an empty string. Anyone can register with someone
 * else's address and use an advertisement or a link as the name, which the shop would then deliver.
 */
export function plausibleName(name: string): string {
  const plain = sanitizeName(name);
  return /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(plain) && !/\.[\p{L}\p{N}]/u.test(plain) ? plain : '';
}

/** Returns the salutation of a mail. */
export function greeting(name: string): string {
  return `Xin chào ${plausibleName(name) || 'bạn'},`;
}
