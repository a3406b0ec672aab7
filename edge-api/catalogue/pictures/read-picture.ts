import { TaskQueue } from '../../concurrency/task-queue.ts';
import { UnavailableError } from '../../errors.ts';
import { type DecodedPicture, decodePicture } from './decode-picture.ts';
import { UnreadablePictureError } from './strip-metadata.ts';

export interface PictureRequest {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

export type PictureReply = { picture: DecodedPicture } | { problem: string };

/** Time without a picture after which the worker ends and releases its memory, in ms. */
const idleTime = 10_000;

/** Maximum time for one picture, in ms. */
const maxTime = 20_000;

const queue = new TaskQueue({
  concurrency: 1,
  maxWaiting: 20,
  maxWaitMs: 30_000,
  createError: () => new UnavailableError(),
});

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Decodes a picture and removes its metadata, one at a time, in a worker if the runtime has them: a
 * large picture takes a second. The worker ends when nobody uploads pictures any more.
 *
 * @throws {UnreadablePictureError}
 */
export async function readPicture(request: PictureRequest): Promise<DecodedPicture> {
  if (typeof Worker === 'undefined') {
    return await queue.run(() => decodePicture(request.bytes, request.type));
  }
  return await queue.run(async () => {
    clearTimeout(idle);
    try {
      const reply = await post(request);
      if ('problem' in reply) {
        // A decoder that has failed may keep its memory.
        endWorker();
        throw new UnreadablePictureError(reply.problem);
      }
      return reply.picture;
    } finally {
      idle = setTimeout(endWorker, idleTime);
      Deno.unrefTimer(idle);
    }
  });
}

/** Ends the worker; the next picture starts another one. */
export function endWorker(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = undefined;
}

function post(request: PictureRequest): Promise<PictureReply> {
  const current = worker ??= new Worker(
    new URL('./picture-worker.ts', import.meta.url),
    { type: 'module' },
  );
  return new Promise((resolve) => {
    const fail = (problem: string) => {
      endWorker();
      resolve({ problem });
    };
    const timer = setTimeout(() => fail('The picture takes too long'), maxTime);
    current.onmessage = ({ data }: MessageEvent<PictureReply>) => {
      clearTimeout(timer);
      resolve(data);
    };
    current.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      fail(event.message);
    };
    current.postMessage(request);
  });
}
