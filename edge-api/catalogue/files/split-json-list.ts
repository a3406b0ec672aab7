import { FileError } from '../../errors.ts';
import { maxProductLength } from './product-entry.ts';

/**
 * Splits the text of a JSON list into the texts of its elements, without parsing them: that is
 * left to `JSON.parse()`, which is an order of magnitude faster than a parser for streams.
 *
 * @throws {FileError} if the text is not a list, or an element is too long
 */
export async function* splitJsonList(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let place: 'before' | 'inside' | 'after' = 'before';
  let [element, count] = ['', 0];
  /** Number of open brackets inside of the element. */
  let depth = 0;
  let [inString, isEscaped] = [false, false];
  for await (const text of texts) {
    let start = 0;
    for (let index = 0; index < text.length; index++) {
      const character = text[index]!;
      if (place !== 'inside') {
        start = index + 1;
        if (/[ \t\n\r]/.test(character)) continue;
        if (place === 'after') throw invalid('the list has ended');
        if (character !== '[') throw new FileError('FILE_UNREADABLE.list');
        place = 'inside';
      } else if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
      } else if (depth === 0 && (character === ',' || character === ']')) {
        element += text.slice(start, index);
        start = index + 1;
        if (character === ']') place = 'after';
        const isEmptyList = character === ']' && count === 0 && element.trim() === '';
        if (!isEmptyList) yield element;
        [element, count] = ['', count + 1];
      } else if (character === '"') inString = true;
      else if (character === '{' || character === '[') depth++;
      else if ((character === '}' || character === ']') && depth > 0) depth--;
    }
    if (place === 'inside') element += text.slice(start);
    if (element.length <= maxProductLength) continue;
    throw invalid(
      `product ${count + 1} has more than ${maxProductLength} characters. ` +
        'A closing quotation mark or bracket is missing',
    );
  }
  if (place === 'before') throw new FileError('FILE_UNREADABLE.list');
  if (place === 'inside') throw invalid(`it ends inside of the list, after product ${count}`);
}

const invalid = (reason: string) => new FileError('FILE_UNREADABLE.json', { values: { reason } });
