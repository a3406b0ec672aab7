import { deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

const images = new URL('../../../seed/images/', import.meta.url);

/** Reads a picture of the demo catalogue: 800 px wide, or 400 px. */
export const seedPicture = (variant: '.webp' | '-400.webp' | '-400.avif' | '-800.avif') =>
  Deno.readFile(new URL(`cau-obsidian.b018835a${variant}`, images));

const join = (...parts: (Uint8Array | readonly number[])[]): Bytes =>
  new Uint8Array(parts.flatMap((part) => [...part]));

const uint32 = (
  value: number,
) => [value >>> 24, value >>> 16 & 255, value >>> 8 & 255, value & 255];

/** Creates a PNG of one colour, with three parts or also an alpha, with a text chunk. */
export function samplePng(width: number, height: number, colour = [200, 30, 40]): Bytes {
  const row = [0, ...Array.from({ length: width }, () => colour).flat()];
  const pixels = deflateSync(new Uint8Array(Array.from({ length: height }, () => row).flat()));
  return join(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    pngChunk('IHDR', [
      ...uint32(width),
      ...uint32(height),
      ...[8, colour.length === 4 ? 6 : 2, 0, 0, 0],
    ]),
    pngChunk('tEXt', new TextEncoder().encode('GPS\0secret place')),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', []),
  );
}

/**
 * Creates a black PNG. Its first part is a text of which a program that expects the header there
 * reads the size 10 × 10.
 *
 * @param bits size of a pixel: 1, or 48 for three colours
 */
export function hidingPng(width: number, height: number, bits: 1 | 48 = 1): Bytes {
  const pixels = deflateSync(new Uint8Array(height * (1 + Math.ceil(width * bits / 8))));
  const format = bits === 1 ? [1, 0] : [16, 2];
  return join(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    pngChunk('tEXt', [...uint32(10), ...uint32(10)]),
    pngChunk('IHDR', [...uint32(width), ...uint32(height), ...format, 0, 0, 0]),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', []),
  );
}

function pngChunk(name: string, data: Uint8Array | readonly number[]): Bytes {
  const content = join(new TextEncoder().encode(name), data);
  return join(uint32(data.length), content, uint32(crc32(content)));
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * Creates a JPEG whose left half is red and whose right half is blue, with EXIF data.
 *
 * @param orientation 1 to 8
 */
export async function sampleJpeg(width: number, height: number, orientation = 1): Promise<Bytes> {
  const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
  const file = new URL(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await init(await WebAssembly.compile(await Deno.readFile(file)));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    data.set(index % width < width / 2 ? [220, 20, 20, 255] : [20, 20, 220, 255], 4 * index);
  }
  const jpeg = new Uint8Array(await encode({ width, height, data } as ImageData));
  return join(jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2));
}

/** Creates the segment of a JPEG with an orientation and a text. */
function exif(orientation: number): Bytes {
  const tiff = [
    ...[0x49, 0x49, 42, 0, 8, 0, 0, 0],
    ...[1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    ...[0, 0, 0, 0],
  ];
  const content = join(
    new TextEncoder().encode('Exif\0\0'),
    tiff,
    new TextEncoder().encode('GPS secret place'),
  );
  return join([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 255], content);
}
