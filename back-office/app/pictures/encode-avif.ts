import { workerAddress } from '../shell/worker-address.ts';
import type { AvifReply, AvifRequest } from './avif-worker.ts';

/** Maximum time for one picture, in ms. A slow phone needs half a minute for a large one. */
const maxTime = 120_000;

/**
 * Encodes a picture as AVIF in a worker of its own, because the encoder has 3.5 MB.
 *
 * @returns the file; `undefined` if the browser cannot encode it, or not within two minutes
 */
export async function encodeAvif(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const { width, height } = canvas;
  const { buffer: pixels } = canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
  const worker = new Worker(workerAddress('/admin/avif-worker.js'), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<AvifReply>();
  const timer = setTimeout(resolve, maxTime);
  worker.onmessage = ({ data }: MessageEvent<AvifReply>) => resolve(data);
  worker.onerror = () => resolve(undefined);
  worker.postMessage({ pixels, width, height } as AvifRequest, [pixels]);
  const bytes = await promise;
  clearTimeout(timer);
  worker.terminate();
  return bytes && new Blob([bytes], { type: 'image/avif' });
}
