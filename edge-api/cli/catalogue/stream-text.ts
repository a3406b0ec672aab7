import { OwnerError } from '../owner-error.ts';
import { unreadableError } from '../terminal/read-text.ts';

/** Size of the parts in which a file is read, in bytes. */
const partSize = 32 * 1024;

/**
 * Reads a UTF-8 file in parts. A character is never divided between two of them.
 *
 * @param onRead called after each part with the number of bytes read
 * @throws {OwnerError} if the file cannot be read, or is not UTF-8
 */
export async function* streamText(
  path: string,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const rethrow = (error: unknown) => {
    throw unreadableError(error);
  };
  using file = await Deno.open(path).catch(rethrow);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const buffer = new Uint8Array(partSize);
  let bytes = 0;
  for (;;) {
    const length = await file.read(buffer).catch(rethrow);
    yield decode(decoder, buffer.subarray(0, length ?? 0), length !== null);
    if (length === null) return;
    onRead(bytes += length);
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array<ArrayBuffer>, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new OwnerError(
      'FILE_UNREADABLE',
      'The file is not UTF-8. A spreadsheet calls it "CSV UTF-8" when it saves a file.',
    );
  }
}
