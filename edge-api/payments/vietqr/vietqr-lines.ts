import { decodeVietQr } from './decode-vietqr.ts';
import { encodeVietQr } from './encode-vietqr.ts';
import { quote } from './tlv.ts';
import type { VietQrTransfer } from './vietqr-format.ts';

/** Maximum length of a line, in characters. The rest of a longer line is not kept. */
const maxLine = 2 ** 20;

const types = {
  bin: 'string',
  account: 'string',
  amount: 'number',
  purpose: 'string',
  service: 'string',
} satisfies Record<keyof VietQrTransfer, string>;

function parseTransfer(line: string): VietQrTransfer {
  let input: object;
  try {
    input = JSON.parse(line);
  } catch {
    throw new SyntaxError(`the line is not JSON: ${quote(line)}`);
  }
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(types, name)) throw new TypeError(`unknown key ${quote(name)}`);
    const [type, actual]: string[] = [types[name as keyof typeof types], typeof value];
    if (actual !== type) {
      throw new TypeError(`${name} must be a ${type}: current value is ${quote(value)}`);
    }
  }
  return input as VietQrTransfer;
}

function convertLine(line: string): string {
  try {
    if (line.length > maxLine) throw new RangeError(`the line has over ${maxLine} characters`);
    if (line.trim() === '') throw new SyntaxError('the line is empty');
    if (line.trimStart().startsWith('{')) return encodeVietQr(parseTransfer(line));
    const { service: _, ...transfer } = decodeVietQr(line);
    return JSON.stringify(transfer);
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Converts each line of a text: an object of JSON, a {@linkcode VietQrTransfer}, to the text of its
 * VietQR code, and the text of a code to an object of JSON without the service. Each line of the
 * input gives one line of the output. Invalid lines, also empty ones, give an object with `error`.
 *
 * @param chunks text, divided anywhere
 */
export async function* vietQrLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  const finish = () => {
    const output = `${convertLine(line.replace(/\r$/, ''))}\n`;
    line = '';
    return output;
  };
  for await (const chunk of chunks) {
    let output = '';
    for (const [i, part] of chunk.split('\n').entries()) {
      if (i > 0) output += finish();
      line = (line + part).slice(0, maxLine + 2);
    }
    if (output) yield output;
  }
  if (line) yield finish();
}
