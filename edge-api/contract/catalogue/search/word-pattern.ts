import { lazy } from '../../lazy.ts';
import { hasAccents, type SpelledWord, spelledWords } from './spelling.ts';

/** Tone of a word and the rest of the word. */
const toneAndRest = /([\u0300\u0301\u0303\u0309\u0323])([\p{L}\p{N}\p{M}]+)/gu;

/**
 * Returns the words of a text in the form that {@linkcode phrasePattern} matches: in lower case and
 * decomposed, each between two spaces, with the tone at its end. So "thủy" and "thuỷ" are equal.
 */
export function spelledText(text: string): string {
  const words = text.normalize('NFD').toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
  return ` ${words.replace(toneAndRest, '$2$1').trim()} `;
}

/**
 * Returns a pattern of complete words for a text of {@linkcode spelledText}. Words without accents
 * match all accents. The pattern begins after the space of its first word.
 *
 * An element does not match a part of another word, such as "thủy" in "thủy tinh" (glass), and
 * "mệnh Thủy" also matches "mệnh Kim, Thủy".
 *
 * @param next word that follows in the query
 */
export function phrasePattern(words: readonly SpelledWord[], next?: SpelledWord): string {
  return words.map((word, index) => {
    const following = words[index + 1] ?? next;
    const list = index > 0 && isElement(word) && introducesElement(words[index - 1])
      ? elementList()
      : '';
    return `${list}${lettersPattern(word)} ${homonymPattern(word, following)}`;
  }).join('');
}

/** Marks of Latin letters. The pattern of all marks (`\p{M}`) takes long to compile. */
const anyMarks = '[\\u0300-\\u036f]*';

function lettersPattern(word: SpelledWord): string {
  if (hasAccents(word)) return word.letters + word.tone;
  return [...word.folded].map((letter) => letter === 'd' ? '[dđ]' : `${letter}${anyMarks}`).join(
    '',
  );
}

const elements: readonly string[] = ['kim', 'moc', 'thuy', 'hoa', 'tho'];

/** Elements and conjunctions between the word "mệnh" and another element. */
const elementList = lazy(() => {
  const words = spelledText('kim mộc thủy hỏa thổ và hoặc hay').trim().split(' ');
  return `(?:(?:${words.join('|')}) )*`;
});

const isElement = ({ folded }: SpelledWord) => elements.includes(folded);

const introducesElement = (word: SpelledWord | undefined) =>
  word?.folded === 'menh' || word?.folded === 'mang';

/** Words after which an element is a part of another word. */
const homonyms = lazy((): ReadonlyMap<string, readonly SpelledWord[]> =>
  new Map([
    ['thuy', spelledWords('tinh')],
    ['kim', spelledWords('cương loại hoàn')],
  ])
);

function homonymPattern({ folded }: SpelledWord, next: SpelledWord | undefined): string {
  const others = homonyms().get(folded) ?? [];
  if (others.length === 0 || others.some((other) => other.folded === next?.folded)) return '';
  return `(?!(?:${others.map(({ letters, tone }) => letters + tone).join('|')}) )`;
}
