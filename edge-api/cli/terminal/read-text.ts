import { resolve } from 'node:path';
import { OwnerError } from '../owner-error.ts';

/** Maximum size of a text, in bytes. A page is smaller. */
const maxBytes = 1024 * 1024;

/**
 * Reads a text from a file, or from standard input for the path `-`.
 *
 * @throws {OwnerError} if the file cannot be read, is too large or is not UTF-8
 */
export async function readText(path: string): Promise<string> {
  return decodeText(path === '-' ? await readInput() : await readFile(path));
}

/**
 * Decodes UTF-8.
 *
 * @throws {OwnerError} if the bytes are not UTF-8
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OwnerError('FILE_UNREADABLE', 'The text is not UTF-8.');
  }
}

async function readFile(path: string): Promise<Uint8Array> {
  try {
    if ((await Deno.stat(path)).size > maxBytes) throw tooLarge();
    return await Deno.readFile(path);
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    if (error instanceof Deno.errors.NotFound) {
      throw new OwnerError('FILE_NOT_FOUND', `There is no file ${resolve(path)}.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnerError('FILE_UNREADABLE', `The file cannot be read: ${reason}`);
  }
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of Deno.stdin.readable) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

function tooLarge(): OwnerError {
  return new OwnerError('FILE_TOO_LARGE', 'The text is larger than 1 MB.');
}
