/** Control characters, unpaired surrogates, line separators and bidirectional controls. */
export const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/**
 * Returns `true` if a text has a character that can be seen: one of only invisible characters, such
 * as U+200B or U+3164, would be an empty line in mails and in the back office.
 */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u.test(text);
}

/** Returns a text without the invisible characters that other programs add when it is copied. */
export const withoutFormat = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Returns a text; '' if nothing of it can be seen. */
export const visibleText = (text: string): string => isVisible(text) ? text : '';
