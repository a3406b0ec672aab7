import type { EncodedBody } from '@thach-an/edge-api';
import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import type { DocumentText } from './assemble-document.ts';

/** Compresses a document with gzip. */
export type PageEncoder = (text: DocumentText) => EncodedBody;

/** Level for the text of a page. A higher one takes more time for 1 % fewer bytes. */
const level = 5;

/** Header of a gzip file (RFC 1952): no name, no time, unknown operating system. */
const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

interface EncodedStyles {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  deflated: Uint8Array;
  digest: Uint8Array;
}

/**
 * Creates the encoder of pages. The style sheet is half of a page and the same in all, so that it
 * is compressed once: after a full flush the blocks of DEFLATE need nothing that precedes them, and
 * those of the sheet are copied between those of the text. That takes half the time of gzip, and
 * less than a message to a thread.
 */
export function createPageEncoder(): PageEncoder {
  let sheet: EncodedStyles | undefined;
  return (text) => {
    if (sheet?.text !== text.styles) sheet = encodeStyles(text.styles);
    const before = encodeText(text.before);
    const after = encodeText(text.after);
    const parts = [before, sheet.bytes, after];
    const identity = concat(parts);
    const digest = createHash('sha256').update(before).update(sheet.digest).update(after);
    return {
      digest: digest.digest('base64url').slice(0, 22),
      bytes: {
        identity,
        gzip: concat([
          header,
          deflate(before, level),
          sheet.deflated,
          zlib.deflateRawSync(after, { level }),
          trailer(parts, identity.length),
        ]),
      },
    };
  };
}

function encodeStyles(text: string): EncodedStyles {
  const bytes = encodeText(text);
  const digest = createHash('sha256').update(bytes).digest();
  return { text, bytes, deflated: deflate(bytes, 9), digest };
}

/** Compresses a part that others follow, and ends it on a byte. */
function deflate(bytes: Uint8Array, level: number): Uint8Array {
  return zlib.deflateRawSync(bytes, { level, finishFlush: zlib.constants.Z_FULL_FLUSH });
}

/** Returns the end of a gzip file: the checksum and the length of its content. */
function trailer(parts: readonly Uint8Array[], length: number): Uint8Array {
  const checksum = parts.reduce((sum, part) => zlib.crc32(part, sum), 0);
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, checksum, true);
  view.setUint32(4, length, true);
  return new Uint8Array(view.buffer);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
