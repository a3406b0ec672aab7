import { dominantColour } from './dominant-colour.ts';
import { stripMetadata, UnreadablePictureError } from './strip-metadata.ts';
import { turnPixels } from './turn-pixels.ts';

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

/** Quality of pictures that are encoded again. */
const quality = 82;

type Codec = {
  init(module: WebAssembly.Module): Promise<unknown>;
};
type Decoder = Codec & { default(buffer: ArrayBuffer): Promise<ImageData> };

const load = async <C extends Codec>(codec: C, file: string): Promise<C> => {
  const bytes = await Deno.readFile(new URL(import.meta.resolve(file)));
  await codec.init(await WebAssembly.compile(bytes));
  return codec;
};

/** Decoders of Squoosh by media type, each loaded when it is first needed. */
const decoders: Readonly<Record<string, () => Promise<Decoder>>> = {
  'image/webp': async () =>
    await load(
      await import('@jsquash/webp/decode.js'),
      '@jsquash/webp/codec/dec/webp_dec.wasm',
    ) as Decoder,
  'image/avif': async () =>
    await load(
      await import('@jsquash/avif/decode.js'),
      '@jsquash/avif/codec/dec/avif_dec.wasm',
    ) as Decoder,
  'image/jpeg': async () =>
    await load(
      await import('@jsquash/jpeg/decode.js'),
      '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
    ) as Decoder,
  'image/png': async () =>
    await load(
      await import('@jsquash/png/decode.js'),
      '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
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
