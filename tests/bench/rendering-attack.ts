import { quantile } from './statistics.ts';
import { timeLists } from './time-lists.ts';

const requests = 2_000;
const rounds = 3;

/** 99th percentiles of the response times of the product list, in ms. */
export interface RenderingAttack {
  quiet: number;
  /** With eight connections that request unknown products, searches and unknown paths. */
  attacked: number;
  ratio: number;
  /** Replies to the attack by status. */
  statuses: Record<number, number>;
}

/**
 * Measures the effect of an attack with pages that are not cached on the product list, in
 * alternating rounds. Refusals are delayed by the server, so the attack sends few requests.
 *
 * @param origin of a running shop with rate limits
 */
export async function measureRenderingAttack(origin: string): Promise<RenderingAttack> {
  await timeLists(origin, 500);
  const quiet: number[] = [];
  const attacked: number[] = [];
  const statuses: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...await timeLists(origin, requests));
    const attack = startAttack(origin);
    attacked.push(...await timeLists(origin, requests));
    for (const [status, count] of Object.entries(await attack.stop())) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
    }
  }
  const [quiet99, attacked99] = [quantile(quiet, 0.99), quantile(attacked, 0.99)];
  return { quiet: quiet99, attacked: attacked99, ratio: attacked99 / quiet99, statuses };
}

/** Attacks until `stop()`, which returns the number of replies by status. */
function startAttack(origin: string) {
  const worker = new Worker(new URL('./rendering-attacker.ts', import.meta.url), {
    type: 'module',
  });
  worker.postMessage(origin);
  return {
    async stop(): Promise<Record<number, number>> {
      const ended = new Promise<MessageEvent>((resolve) => {
        worker.onmessage = resolve;
      });
      worker.postMessage('stop');
      return (await ended).data;
    },
  };
}
