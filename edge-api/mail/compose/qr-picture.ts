import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { qrOptions } from '../../orders/transfers/transfer-account.ts';

/** Width of a module, in pixels. */
const scale = 8;

/**
 * Draws a text as a QR code: a PNG with one bit per pixel, as mail programs show no SVG.
 *
 * Source: Portable Network Graphics (PNG) Specification, third edition, W3C.
 */
export function qrPicture(text: string): Uint8Array {
  const { data, size } = encode(text, qrOptions);
  const width = size * scale;
  const rows = data.flatMap((modules) => {
    // A filter of type 0, then the pixels, of which 1 is white.
    const row = new Uint8Array(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x += 1) {
      if (!modules[Math.floor(x / scale)]) row[1 + (x >> 3)]! |= 0x80 >> (x & 7);
    }
    return Array<Uint8Array>(scale).fill(row);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
