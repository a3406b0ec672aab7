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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const { readable } = path === '-' ? Deno.stdin : await Deno.open(path);
    for await (const chunk of readable) {
      size += chunk.length;
      if (size > maxBytes) throw new OwnerError('FILE_TOO_LARGE', 'The text is larger than 1 MB.');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof OwnerError ? error : fileError(path, error);
  }
  return decodeText(new Uint8Array(await new Blob(chunks).arrayBuffer()));
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

export function fileError(path: string, error: unknown): OwnerError {
  if (error instanceof Deno.errors.NotFound) {
    return new OwnerError('FILE_NOT_FOUND', `There is no file ${resolve(path)}.`);
  }
  return unreadableError(error);
}

export function unreadableError(error: unknown): OwnerError {
  const reason = error instanceof Error ? error.message : String(error);
  return new OwnerError('FILE_UNREADABLE', `The file cannot be read: ${reason}`);
}
