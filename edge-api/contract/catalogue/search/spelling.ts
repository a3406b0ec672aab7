import { foldText } from '../words.ts';

/** A word of a text or a query, for comparisons with and without accents. */
export interface SpelledWord {
  /** The word in lower case, as it is written. */
  readonly text: string;
  /** Without accents. */
  readonly folded: string;
  /** Without its tone, but with the marks of its letters, as in "mă" for "mắ". Decomposed. */
  readonly letters: string;
  /** Mark of the tone; '' for none. */
  readonly tone: string;
  /** Index of the word in the text, and of the end of the word. */
  readonly start: number;
  readonly end: number;
}

/** A word with its combining marks. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Combining marks of the five tones: grave, acute, tilde, hook above, dot below. */
const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g;

/**
 * Returns the words of a text with their accents. They have the same folded forms as those of
 * `foldedWords()`. The tone is kept apart from the letters because "thủy" and "thuỷ" are two
 * spellings of one word.
 */
export function spelledWords(text: string): SpelledWord[] {
  const words: SpelledWord[] = [];
  for (const { 0: piece, index } of text.matchAll(wordPattern)) {
    const folded = foldText(piece);
    if (folded === '') continue;
    const decomposed = piece.normalize('NFD').toLowerCase();
    words.push({
      text: piece.normalize('NFC').toLowerCase(),
      folded,
      letters: decomposed.replace(toneMarks, ''),
      tone: decomposed.match(toneMarks)?.join('') ?? '',
      start: index,
      end: index + piece.length,
    });
  }
  return words;
}

/** Returns `true` if a word has an accent. Words without accents match all accents. */
export function hasAccents({ folded, letters, tone }: SpelledWord): boolean {
  return tone !== '' || letters !== folded;
}

/** Returns `true` if a word of a text is the given word, with the accents that this one has. */
export function isSameWord(wanted: SpelledWord, word: SpelledWord): boolean {
  return word.folded === wanted.folded &&
    (!hasAccents(wanted) || (word.letters === wanted.letters && word.tone === wanted.tone));
}

/** Returns `true` if a word of a text begins like the given one. A missing tone may follow. */
export function beginsLike(wanted: SpelledWord, word: SpelledWord): boolean {
  return word.folded.startsWith(wanted.folded) &&
    (!hasAccents(wanted) || word.letters.startsWith(wanted.letters)) &&
    (wanted.tone === '' || wanted.tone === word.tone);
}

/** Returns `true` if a text has the given words at an index of its words. */
export function hasWordsAt(
  words: readonly SpelledWord[],
  index: number,
  wanted: readonly SpelledWord[],
): boolean {
  return wanted.every((word, offset) => {
    const found = words[index + offset];
    return found !== undefined && isSameWord(word, found);
  });
}
