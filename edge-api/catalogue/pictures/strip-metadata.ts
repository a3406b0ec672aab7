/** A picture is incomplete, or its structure is unknown. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** Picture without what it tells about its origin. */
export interface StrippedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** `true` if the picture can be stored only after it is encoded again. */
  encodeAgain: boolean;
  /** Orientation from 1 to 8, as in EXIF, that the picture does not have any more. @default 1 */
  orientation: number;
}

/**
 * Removes metadata such as the place of a photograph, and everything after the end of the picture.
 * Colour profiles stay. Pixels are not decoded.
 *
 * @throws {UnreadablePictureError} if the picture is incomplete, or has too many scans
 */
export function stripMetadata(bytes: Uint8Array<ArrayBuffer>, type: string): StrippedPicture {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(bytes);
    case 'image/png':
      return { ...unturned, bytes: stripPng(bytes) };
    case 'image/webp':
      return { ...unturned, bytes: stripWebp(bytes) };
    default:
      return { ...unturned, bytes, encodeAgain: hasAvifMetadata(bytes) };
  }
}

const unturned = { encodeAgain: false, orientation: 1 };

const incomplete = () => new UnreadablePictureError('The picture is incomplete');

/** Views bytes of a part; fails if the file ends before. */
function part(bytes: Uint8Array<ArrayBuffer>, start: number, length: number) {
  if (length < 0 || start + length > bytes.length) throw incomplete();
  return bytes.subarray(start, start + length);
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const each of parts) {
    bytes.set(each, offset);
    offset += each.length;
  }
  return bytes;
}

/** Length of a JFIF segment that has no small picture, in bytes. */
const jfifLength = 18;

/**
 * Maximum number of scans of a JPEG. Progressive ones have about ten. Each scan passes over all
 * pixels: a file of 440 KB with 40,000 of them took the whole time of an upload, 20 s.
 */
const maxScans = 100;

function stripJpeg(bytes: Uint8Array<ArrayBuffer>): StrippedPicture {
  const view = viewOf(bytes);
  const kept = [part(bytes, 0, 2)];
  let orientation = 1;
  let scans = 0;
  for (let offset = 2;;) {
    const [start = 0, marker = 0] = part(bytes, offset, 2);
    if (start !== 0xff) throw incomplete();
    if (marker === 0xd9) {
      return {
        bytes: join([...kept, part(bytes, offset, 2)]),
        encodeAgain: orientation > 1,
        orientation,
      };
    }
    part(bytes, offset, 4);
    const segment = part(bytes, offset, 2 + view.getUint16(offset + 2));
    offset += segment.length;
    const name = textOf(segment.subarray(4, 18));
    // Tables, frames and scans; density, colour profile and colour transform.
    const isNeeded = marker <= 0xdf ||
      marker === 0xe0 && name.startsWith('JFIF\0') && segment.length === jfifLength ||
      marker === 0xe2 && name.startsWith('ICC_PROFILE') ||
      marker === 0xee && name.startsWith('Adobe');
    if (marker === 0xe1 && name.startsWith('Exif\0\0')) {
      orientation = readOrientation(segment.slice(10));
    }
    if (isNeeded) kept.push(segment);
    if (marker !== 0xda) continue;
    scans += 1;
    if (scans > maxScans) throw new UnreadablePictureError('The picture has too many scans');
    // The pixels end at the next marker that is neither an escaped byte nor a restart.
    const first = offset;
    while (
      bytes[offset] !== 0xff || bytes[offset + 1] === 0 ||
      (bytes[offset + 1]! >= 0xd0 && bytes[offset + 1]! <= 0xd7)
    ) {
      offset += 1;
      if (offset + 1 >= bytes.length) throw incomplete();
    }
    kept.push(bytes.subarray(first, offset));
  }
}

/** Reads the tag 0x112 of the first directory of a TIFF structure. */
function readOrientation(tiff: Uint8Array<ArrayBuffer>): number {
  const view = viewOf(tiff);
  if (tiff.length < 14) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) !== 0x112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD'],
]);

function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const kept = [part(bytes, 0, 8)];
  for (let offset = 8;;) {
    part(bytes, offset, 8);
    const chunk = part(bytes, offset, 12 + view.getUint32(offset));
    const name = textOf(chunk.subarray(4, 8));
    if (pngChunks.has(name)) kept.push(chunk);
    offset += chunk.length;
    if (name === 'IEND') return join(kept);
  }
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  part(bytes, 0, 12);
  const view = viewOf(bytes);
  const end = part(bytes, 0, 8 + view.getUint32(4, true)).length;
  const kept: Uint8Array<ArrayBuffer>[] = [];
  for (let offset = 12; offset < end;) {
    part(bytes, offset, 8);
    const size = view.getUint32(offset + 4, true);
    // A chunk of odd size is followed by one byte.
    const chunk = part(bytes, offset, 8 + size + size % 2).slice();
    const name = textOf(chunk.subarray(0, 4));
    // Flags of EXIF, XMP and animation; an animation has no chunk of its own pixels.
    if (name === 'VP8X') chunk[8]! &= 0b1111_0001;
    if (webpChunks.has(name)) kept.push(chunk);
    offset += chunk.length;
  }
  const stripped = join([bytes.slice(0, 12), ...kept]);
  viewOf(stripped).setUint32(4, stripped.length - 8, true);
  return stripped;
}

/** Returns `true` if an AVIF has items with metadata; fails if one of its boxes is incomplete. */
function hasAvifMetadata(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = viewOf(bytes);
  let found = false;
  for (let offset = 0; offset < bytes.length;) {
    part(bytes, offset, 8);
    const size = view.getUint32(offset);
    // 0 is a box up to the end of the file; 1, a size of 64 bits, does not occur below 4 GB.
    const box = part(bytes, offset, size === 0 ? bytes.length - offset : Math.max(size, 8));
    if (textOf(box.subarray(4, 8)) === 'meta') found = /infe.{12}?(Exif|mime)/s.test(textOf(box));
    offset += box.length;
  }
  return found;
}
