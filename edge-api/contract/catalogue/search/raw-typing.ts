/** Letters with which Telex types marks, and the letter without them. */
const telexLetters: readonly [RegExp, string][] = [
  [/dd/g, 'd'],
  [/aa/g, 'a'],
  [/ee/g, 'e'],
  [/oo/g, 'o'],
  [/([aou])w/g, '$1'],
  [/(?<=[aou].*)w/g, ''],
  [/w/g, 'u'],
];

/** Tone of Telex after a vowel: no Vietnamese word has these letters there. */
const telexTone = /([aeiouy][a-z]*)[sfrxjz]/;

/**
 * Returns a word without what an unfinished input by Telex or VNI leaves in it, such as "mat" for
 * "mawts" and "ma81t". The result may be the word itself.
 *
 * @param word a folded word
 */
export function withoutRawTyping(word: string): string {
  if (/\d/.test(word)) return /^[a-z]/.test(word) ? word.replace(/\d/g, '') : word;
  const plain = telexLetters.reduce(
    (text, [letters, letter]) => text.replace(letters, letter),
    word,
  );
  return plain.replace(telexTone, '$1');
}
