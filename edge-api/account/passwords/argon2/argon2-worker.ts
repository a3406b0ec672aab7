/** Runs as a worker: computes Argon2id for the input that is posted to it, posts the result. */
import { type Argon2Input, computeArgon2id } from './argon2id.ts';

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<Argon2Input>) => void;
  postMessage(hash: Uint8Array): void;
};

worker.onmessage = async ({ data }) => worker.postMessage(await computeArgon2id(data));
