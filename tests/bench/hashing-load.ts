import { quantile } from './statistics.ts';

const requests = 1_000;
const rounds = 3;
const logIns = 8;

/** How long the list of products takes in 99 of 100 cases, in ms. */
export interface HashingLoad {
  /** While nobody logs in. */
  idle: number;
  /** While eight log-ins are under way all the time. */
  busy: number;
  ratio: number;
  /** Log-ins answered per second meanwhile. */
  logInRate: number;
}

/**
 * Measures what log-ins cost those who only look: the same requests with and without them, in turns.
 *
 * @param origin of a running shop without rate limits
 */
export async function measureHashingLoad(origin: string): Promise<HashingLoad> {
  await timeLists(origin, 200);
  const idle: number[] = [];
  const busy: number[] = [];
  let answered = 0;
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    idle.push(...await timeLists(origin, requests));
    const load = startLogIns(origin);
    const start = performance.now();
    busy.push(...await timeLists(origin, requests));
    seconds += (performance.now() - start) / 1_000;
    answered += await load.stop();
  }
  const [idle99, busy99] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  return { idle: idle99, busy: busy99, ratio: busy99 / idle99, logInRate: answered / seconds };
}

async function timeLists(origin: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const reply = await fetch(`${origin}/api/food/list`);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`/api/food/list answered ${reply.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

/** Keeps some log-ins under way until they are stopped; then tells how many were answered. */
function startLogIns(origin: string) {
  let running = true;
  let answered = 0;
  const workers = Array.from({ length: logIns }, async (_, worker) => {
    while (running) {
      const reply = await fetch(`${origin}/api/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `none-${worker}@example.com`, password: 'sai' }),
      });
      await reply.arrayBuffer();
      if (reply.status !== 401) throw new Error(`/api/user/login answered ${reply.status}`);
      if (running) answered += 1;
    }
  });
  return {
    async stop(): Promise<number> {
      running = false;
      await Promise.all(workers);
      return answered;
    },
  };
}
