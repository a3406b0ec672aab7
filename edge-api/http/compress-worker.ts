/**
 * Runs as a worker of {@linkcode createCompressor}: posts `'ready'`, then compresses each body that
 * is posted to it, and posts the result.
 */
import { type Compression, encodeBody, type EncodedBody } from './encoded-body.ts';

export interface CompressRequest {
  id: number;
  /** The body. The worker owns it. */
  bytes: Uint8Array<ArrayBuffer>;
  quality: number;
  forms: readonly Compression[] | undefined;
}

/** Compressed body, or `undefined` if it could not be compressed. */
export interface CompressReply {
  id: number;
  body: EncodedBody | undefined;
}

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<CompressRequest>) => void;
  postMessage(message: CompressReply | 'ready', transfer?: Transferable[]): void;
};

worker.onmessage = async ({ data: { id, bytes, quality, forms } }) => {
  const body = await encodeBody(bytes, quality, forms).catch(() => undefined);
  worker.postMessage({ id, body }, Object.values(body?.bytes ?? {}).map(({ buffer }) => buffer));
};

worker.postMessage('ready');
