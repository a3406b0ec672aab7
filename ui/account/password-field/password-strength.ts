/** Estimated strength of a new password, from the weakest to the strongest. */
export type PasswordStrength = 'too-short' | 'guessable' | 'fair' | 'good' | 'strong';

/** Person whose name and e-mail address make a password easy to guess. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/** Words that attackers try first, without marks. */
const triedFirst = [
  'password',
  'matkhau',
  'iloveyou',
  'anhyeuem',
  'emyeuanh',
  'thachan',
  'admin',
  'vietnam',
  'hanoi',
  'saigon',
];

/** Neighbouring keys, in both directions below. */
const keyboardRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
];
const sequences = [...keyboardRows, ...keyboardRows.map((row) => [...row].reverse().join(''))];

/**
 * Estimates how hard a password is to guess, by its length without the parts that are easy to
 * guess: repetitions, sequences, frequent words, and the person's name and e-mail address. There
 * are no rules about kinds of characters. The server rejects common passwords.
 *
 * @example
 * ```ts
 * import { passwordStrength } from './password-strength.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(passwordStrength('đá quý'), 'too-short');
 * assert.equal(passwordStrength('12345678'), 'guessable');
 * assert.equal(passwordStrength('núi cao biển rộng'), 'strong');
 * ```
 */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  const length = [...password.normalize('NFC')].length;
  if (length < 8) return 'too-short';
  // Longer texts are strong in any case, and the time below grows with the length.
  const text = fold(password).slice(0, 100);
  const rest = collapse(removeWords(text, [...triedFirst, ...wordsOf(owner)]));
  // A digit is one of ten characters: a date or a phone number takes few attempts.
  const letters = [...rest].filter((letter) => !/\d/.test(letter)).length;
  const score = letters + (rest.length - letters) * 0.6;
  if (score < 7 || new Set(rest).size < 5) return 'guessable';
  if (score < 11) return 'fair';
  return score < 14 ? 'good' : 'strong';
}

/** Removes case and marks: 'Mật Khẩu' is as easy to guess as 'matkhau'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

function wordsOf({ name = '', email = '' }: PasswordOwner): string[] {
  const parts = [...name.split(/\s+/), name.replaceAll(/\s+/g, ''), ...email.split(/[@.+_-]/)];
  return parts.map(fold).filter((word) => word.length >= 3);
}

/** Replaces each word by one character, the longest first, also one with spaces: 'mat khau'. */
function removeWords(text: string, words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).reduce((rest, word) => {
    const letters = [...word].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'));
    return rest.replaceAll(new RegExp(letters.join(' ?'), 'g'), '*');
  }, text);
}

/** Shortens sequences such as 'qwer' and '4321', and repetitions such as 'aaa' and 'xyzxyz'. */
function collapse(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && inSequence(text.slice(start, end + 1))) end += 1;
    rest += end - start > 2 ? text.charAt(start) : text.slice(start, end);
    start = end;
  }
  return rest.replaceAll(/(.+?)\1+/gsu, '$1');
}

function inSequence(part: string): boolean {
  return sequences.some((sequence) => sequence.includes(part));
}
