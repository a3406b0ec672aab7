import { limitMemory } from './limit-memory.ts';
import { stripMetadata, UnreadablePictureError } from './strip-metadata.ts';

/** Picture that was read completely, without metadata. */
export interface DecodedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type, `image/webp` if the picture was encoded again. */
  type: string;
  width: number;
  height: number;
  /** Dominant colour, such as `#a59c8a`. */
  colour: string;
}

const quality = 82;

type Codec = {
  init(module: WebAssembly.Module): Promise<unknown>;
};
type Decoder = Codec & { default(buffer: ArrayBuffer): Promise<ImageData> };

/** @param megabytes limit of the memory of the codec. @default that of its module */
const load = async <C extends Codec>(codec: C, file: string, megabytes?: number): Promise<C> => {
  const bytes = await Deno.readFile(new URL(import.meta.resolve(file)));
  const module = megabytes === undefined ? bytes : limitMemory(bytes, megabytes * 2 ** 20);
  await codec.init(await WebAssembly.compile(module));
  return codec;
};

/**
 * Decoders of Squoosh by media type, each loaded when it is first needed. Their memory suffices for
 * 16 million pixels, and stops a file that hides a larger picture behind a header of a small one.
 */
const decoders: Readonly<Record<string, () => Promise<Decoder>>> = {
  'image/webp': async () =>
    await load(
      await import('@jsquash/webp/decode.js'),
      '@jsquash/webp/codec/dec/webp_dec.wasm',
      192,
    ) as Decoder,
  'image/avif': async () =>
    await load(
      await import('@jsquash/avif/decode.js'),
      '@jsquash/avif/codec/dec/avif_dec.wasm',
      640,
    ) as Decoder,
  'image/jpeg': async () =>
    await load(
      await import('@jsquash/jpeg/decode.js'),
      '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
      256,
    ) as Decoder,
  'image/png': async () =>
    await load(
      await import('@jsquash/png/decode.js'),
      '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
      192,
    ) as Decoder,
};
const loaded = new Map<string, Promise<Decoder>>();

/**
 * Decodes a picture, which proves that it is complete, and removes its metadata. It blocks the
 * thread for some 10 ms, or for a second if the picture has 16 million pixels.
 *
 * @throws {UnreadablePictureError}
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<DecodedPicture> {
  const stripped = stripMetadata(bytes, type);
  const decoder = loaded.get(type) ?? decoders[type]!();
  loaded.set(type, decoder);
  const { default: decode } = await decoder;
  const pixels = turnPixels(
    await decode(stripped.bytes.slice().buffer).catch((error: unknown) => {
      loaded.delete(type);
      throw new UnreadablePictureError('The picture cannot be decoded', { cause: error });
    }),
    stripped.orientation,
  );
  const { width, height, data } = pixels;
  const result = { width, height, colour: dominantColour(data) };
  if (!stripped.encodeAgain) return { ...result, bytes: stripped.bytes, type };
  const encoder = await load(
    await import('@jsquash/webp/encode.js'),
    '@jsquash/webp/codec/enc/webp_enc.wasm',
  );
  const encoded = await encoder.default(pixels as ImageData, { quality });
  return { ...result, bytes: new Uint8Array(encoded), type: 'image/webp' };
}

const samples = 10_000;

/**
 * Returns the mean of the colours that occur most often, such as `#a59c8a`. Colours are put in 64
 * groups; transparent pixels do not count.
 *
 * @param data red, green, blue and alpha of each pixel
 */
function dominantColour(data: Uint8ClampedArray | Uint8Array): string {
  const pixels = data.length / 4;
  const step = Math.max(1, Math.floor(pixels / samples));
  const groups = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let index = 0; index < pixels; index += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index, 4 * index + 4);
    if (alpha < 128) continue;
    const key = red >> 6 << 4 | green >> 6 << 2 | blue >> 6;
    const group = groups.get(key) ?? [0, 0, 0, 0];
    groups.set(key, [group[0] + 1, group[1] + red, group[2] + green, group[3] + blue]);
  }
  const [largest] = [...groups.values()].sort(([a], [b]) => b - a);
  if (!largest) return '#ffffff';
  const [count, ...sums] = largest;
  return `#${sums.map((sum) => Math.round(sum / count).toString(16).padStart(2, '0')).join('')}`;
}

/** Pixels of a picture: red, green, blue and alpha of each. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Turns and mirrors pixels, so that the picture is upright without an orientation.
 *
 * @param orientation 1 to 8, as in EXIF
 */
function turnPixels({ width, height, data }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { width, height, data };
  const last = width * height;
  // Place of the first pixel, and the steps to its right and lower neighbour.
  const [start, right, down] = {
    2: [width - 1, -1, width],
    3: [last - 1, -1, -width],
    4: [last - width, 1, -width],
    5: [0, width, 1],
    6: [last - width, -width, 1],
    7: [last - 1, -width, -1],
    8: [width - 1, width, -1],
  }[orientation] as [number, number, number];
  const size = orientation > 4 ? { width: height, height: width } : { width, height };
  const source = new Uint32Array(data.slice().buffer);
  const turned = new Uint32Array(source.length);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      turned[y * size.width + x] = source[start + x * right + y * down]!;
    }
  }
  return { ...size, data: new Uint8ClampedArray(turned.buffer) };
}
