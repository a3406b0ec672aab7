import { FileError } from '../../errors.ts';
import { maxProductLength } from './product-entry.ts';

/**
 * Splits the text of a JSON list into the texts of its elements, without parsing them: that is
 * left to `JSON.parse()`, which is an order of magnitude faster than a parser for streams.
 *
 * @param texts parts of the list
 * @throws {FileError} if the text is not a list, or an element is too long
 *
 * @example
 * ```ts
 * import { splitJsonList } from './split-json-list.ts';
 * import assert from 'node:assert/strict';
 *
 * async function* parts() {
 *   yield '[{ "a": "]';
 *   yield ',"}, 2]';
 * }
 * assert.deepEqual(await Array.fromAsync(splitJsonList(parts())), ['{ "a": "],"}', ' 2']);
 * ```
 */
export async function* splitJsonList(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const scanner = new ListScanner();
  for await (const text of texts) yield* scanner.add(text);
  scanner.end();
}

class ListScanner {
  #state: 'before' | 'inside' | 'after' = 'before';
  /** Text of the current element. */
  #element = '';
  #count = 0;
  /** Number of open brackets inside of the current element. */
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  /** Scans a part of the text, and returns the elements that end in it. */
  *add(text: string): Generator<string> {
    let start = 0;
    for (let index = 0; index < text.length; index++) {
      if (this.#state !== 'inside') {
        this.#scanOutside(text[index]!);
        start = index + 1;
      } else if (this.#endsElement(text[index]!)) {
        this.#element += text.slice(start, index);
        start = index + 1;
        if (text[index] === ']') this.#state = 'after';
        const isEmptyList = this.#state === 'after' && this.#count === 0 && this.#isBlank();
        if (!isEmptyList) yield this.#take();
      }
    }
    if (this.#state === 'inside') this.#element += text.slice(start);
    if (this.#element.length > maxProductLength) {
      throw invalid(
        `product ${this.#count + 1} has more than ${maxProductLength} characters. ` +
          'A closing quotation mark or bracket is missing',
      );
    }
  }

  /** Checks that the list has ended. */
  end(): void {
    if (this.#state === 'before') throw new FileError('FILE_UNREADABLE.list');
    if (this.#state === 'inside') {
      throw invalid(`it ends inside of the list, after product ${this.#count}`);
    }
  }

  #scanOutside(character: string): void {
    if (/[ \t\n\r]/.test(character)) return;
    if (this.#state === 'before' && character === '[') this.#state = 'inside';
    else if (this.#state === 'before') throw new FileError('FILE_UNREADABLE.list');
    else throw invalid('the list has ended');
  }

  /** Updates the state by a character. Returns `true` if it is the end of the element. */
  #endsElement(character: string): boolean {
    if (this.#inString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === '\\') this.#isEscaped = true;
      else if (character === '"') this.#inString = false;
      return false;
    }
    if (this.#depth === 0 && (character === ',' || character === ']')) return true;
    if (character === '"') this.#inString = true;
    else if (character === '{' || character === '[') this.#depth++;
    else if ((character === '}' || character === ']') && this.#depth > 0) this.#depth--;
    return false;
  }

  #isBlank(): boolean {
    return this.#element.trim() === '';
  }

  #take(): string {
    const element = this.#element;
    this.#element = '';
    this.#count++;
    return element;
  }
}

const invalid = (reason: string) => new FileError('FILE_UNREADABLE.json', { values: { reason } });
