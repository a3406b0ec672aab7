import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openRawConnection } from '../../edge-api/testing/raw-connection.ts';
import { runScript } from '../../edge-api/testing/run-script.ts';
import type { Fault } from './fault.ts';
import { placeOrder, prepareShop } from './fault-shop.ts';
import { countLost } from './traffic.ts';
import { delay, withTraffic } from './with-traffic.ts';

const runsLinux = Deno.build.os === 'linux';

/** SIGKILL while shoppers order. */
export const kill: Fault = {
  name: 'kill -9 of the server',
  run: () =>
    withTraffic({ times: 2, expected: [200, 0] }, async ({ server, traffic, start }) => {
      server.signal('SIGKILL');
      await server.ended;
      await start();
      return await traffic.recovery();
    }),
};

/** SIGTERM while shoppers order. */
export const stop: Fault = {
  name: 'SIGTERM to the server',
  run: () =>
    withTraffic({ expected: [200, 0] }, async ({ server, traffic, start }) => {
      server.signal('SIGTERM');
      assert.equal((await server.ended).code, 0);
      assert.doesNotMatch(server.output(), /dropped|before the database was closed/);
      await start();
      return await traffic.recovery();
    }),
};

/** SIGTERM while a request cannot be answered: another process holds the lock. */
export const stopWhileWaiting: Fault = {
  name: 'SIGTERM while an order waits for a lock',
  async run() {
    await using shop = await prepareShop({ customers: 1 });
    await using server = await shop.start();
    const lock = runScript('hold-lock.ts', [shop.databaseUrl]);
    await lock.printed('locked');
    const order = placeOrder(server.origin, shop.tokens[0]!, 'waiting');
    await delay(500);
    const start = performance.now();
    server.signal('SIGTERM');
    assert.equal((await server.ended).code, 0);
    const duration = performance.now() - start;
    assert.ok(duration > 3_000 && duration < 8_000, `${duration} ms`);
    assert.match(server.output(), /requests dropped/);
    const { status } = await order;
    // The time limit of the lock may end the order's wait before the database is closed.
    assert.ok(status === 0 || status === 503, `${status}`);
    await lock.closeInput();
    await lock.ended;
    const reply = status === 0 ? 'no reply' : status;
    const seen = `${reply} ×1, the process ends after ${(duration / 1_000).toFixed(1)} s`;
    return { times: 1, acknowledged: 0, lost: 0, seen };
  },
};

/**
 * SIGTERM to the start command as the first process of a container, with orders in flight. The
 * start task builds the pages first.
 */
export const stopContainer: Fault = {
  name: 'SIGTERM to the start command as process 1',
  ignore: !await canUnshare(),
  async run() {
    await using shop = await prepareShop();
    await using server = await shop.start({
      wrapper: ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'],
      entry: 'tasks/start.ts',
      settings: { LOG_LEVEL: 'info' },
    });
    const lock = runScript('hold-lock.ts', [shop.databaseUrl]);
    await lock.printed('locked');
    const orders = shop.tokens.map((token) => placeOrder(server.origin, token, 'in flight'));
    await delay(500);
    const first = await childOf(server.pid);
    Deno.kill(first, 'SIGTERM');
    await delay(500);
    await lock.closeInput();
    const replies = await Promise.all(orders);
    const statuses = replies.map(({ status }) => status);
    assert.deepEqual(statuses, Array(shop.tokens.length).fill(200), server.output());
    assert.equal((await server.ended).code, 0);
    await lock.ended;
    await using next = await shop.start();
    const acknowledged = shop.tokens.map((token) => ({ token, key: 'in flight', at: 0 }));
    const lost = await countLost(next.origin, { acknowledged });
    return { times: 1, acknowledged: replies.length, lost, seen: `200 ×${replies.length}` };
  },
};

async function canUnshare(): Promise<boolean> {
  if (!runsLinux) return false;
  const args = ['--pid', '--fork', '--mount-proc', 'true'];
  return await new Deno.Command('unshare', { args }).output()
    .then(({ success }) => success, () => false);
}

/** Returns the id of the only child of a process. */
async function childOf(pid: number): Promise<number> {
  return Number(await Deno.readTextFile(`/proc/${pid}/task/${pid}/children`));
}

/** The server is suspended and resumed, as by a paused virtual machine. */
export const freeze: Fault = {
  name: 'server frozen for 3 s',
  run: () =>
    withTraffic({}, async ({ server, traffic }) => {
      server.signal('SIGSTOP');
      await delay(3_000);
      server.signal('SIGCONT');
      return await traffic.recovery();
    }),
};

/** More connections than file descriptors. */
export const descriptors: Fault = {
  name: '300 connections with 200 descriptors',
  ignore: !runsLinux,
  run: () =>
    withTraffic({
      server: { wrapper: ['prlimit', '--nofile=200:200'] },
      expected: [200, 0, 503],
    }, async ({ server, traffic }) => {
      const port = Number(new URL(server.origin).port);
      const open = Array.from({ length: 300 }, () =>
        Deno.connect({ hostname: '127.0.0.1', port }).catch(() => undefined));
      const start = performance.now();
      // The connections stay open, as an attacker leaves them.
      const connections = await Promise.all(open);
      await traffic.acknowledges(20);
      while (!await answersNewConnection(port)) {
        await delay(50);
      }
      const duration = performance.now() - start;
      assert.match(server.output(), /too many connections/);
      for (const connection of connections) {
        connection?.close();
      }
      return duration;
    }),
};

/** Returns `true` if a new connection to a port is accepted and its request answered. */
async function answersNewConnection(port: number): Promise<boolean> {
  const request = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  try {
    using connection = await openRawConnection(port);
    await connection.send(request);
    return / 200 /.test(await connection.readAll());
  } catch {
    return false;
  }
}

/** The clock of the machine jumps by an hour and back. */
export const clock: Fault = {
  name: 'clock jumps an hour ahead and back',
  run: () =>
    withTraffic({
      times: 2,
      server: { entry: fileURLToPath(new URL('clock-process.ts', import.meta.url)) },
    }, async ({ server, traffic }, time) => {
      server.signal(time === 0 ? 'SIGUSR1' : 'SIGUSR2');
      await traffic.acknowledges(20);
      return await traffic.recovery();
    }),
};
