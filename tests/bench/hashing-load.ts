import { quantile } from './statistics.ts';
import { timeLists } from './time-lists.ts';

const requests = 1_000;
const rounds = 3;
const logIns = 8;

/** 99th percentiles of the response times of the product list, in ms. */
export interface HashingLoad {
  /** Without log-ins. */
  idle: number;
  /** With eight concurrent log-ins. */
  busy: number;
  ratio: number;
  /** Log-ins per second during the measurement. */
  logInRate: number;
}

/**
 * Measures the effect of log-ins on other requests, in alternating rounds with and without log-ins.
 *
 * @param origin of a running shop without rate limits
 */
export async function measureHashingLoad(origin: string): Promise<HashingLoad> {
  await timeLists(origin, 200);
  const idle: number[] = [];
  const busy: number[] = [];
  let logInCount = 0;
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    idle.push(...await timeLists(origin, requests));
    const load = startLogIns(origin);
    const start = performance.now();
    busy.push(...await timeLists(origin, requests));
    seconds += (performance.now() - start) / 1_000;
    logInCount += await load.stop();
  }
  const [idle99, busy99] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  return { idle: idle99, busy: busy99, ratio: busy99 / idle99, logInRate: logInCount / seconds };
}

/** Keeps log-ins in progress until `stop()`, which returns the number of completed ones. */
function startLogIns(origin: string) {
  let running = true;
  let completed = 0;
  const workers = Array.from({ length: logIns }, async (_, worker) => {
    while (running) {
      const reply = await fetch(`${origin}/api/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `none-${worker}@example.com`, password: 'sai' }),
      });
      await reply.arrayBuffer();
      if (reply.status !== 401) throw new Error(`/api/user/login answered ${reply.status}`);
      if (running) completed += 1;
    }
  });
  return {
    async stop(): Promise<number> {
      running = false;
      await Promise.all(workers);
      return completed;
    },
  };
}
