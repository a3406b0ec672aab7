/** Runs as a worker: decodes the pictures that are posted to it, posts the results. */
import { decodePicture } from './decode-picture.ts';
import type { PictureReply, PictureRequest } from './read-picture.ts';

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<PictureRequest>) => void;
  postMessage(reply: PictureReply): void;
};

worker.onmessage = async ({ data: { bytes, type } }) => {
  try {
    worker.postMessage({ picture: await decodePicture(bytes, type) });
  } catch (error) {
    worker.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
};
