/** Encodes pictures as AVIF, each in some seconds. Runs as a worker of `encodeAvif()`. */
import createEncoder from '@jsquash/avif/codec/enc/avif_enc.js';
import { defaultOptions } from '@jsquash/avif/meta.js';

/** Picture to encode, with 4 bytes a pixel. */
export interface AvifRequest {
  pixels: ArrayBuffer;
  width: number;
  height: number;
}

/** The file, or `undefined` if the picture cannot be encoded. */
export type AvifReply = Uint8Array<ArrayBuffer> | undefined;

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const thread = self as unknown as {
  onmessage: (event: MessageEvent<AvifRequest>) => void;
  postMessage(reply: AvifReply): void;
};

const encoder = createEncoder({ noInitialRun: true });

thread.onmessage = async ({ data: { pixels, width, height } }) => {
  try {
    const bytes = (await encoder).encode(new Uint8Array(pixels), width, height, defaultOptions);
    thread.postMessage(bytes ? new Uint8Array(bytes) : undefined);
  } catch (error) {
    console.warn('No AVIF can be made', error);
    thread.postMessage(undefined);
  }
};
