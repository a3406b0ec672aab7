import assert from 'node:assert/strict';
import { sqldRunsHere, startSqld } from '../testing/start-sqld.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';
import { counters } from './schema/process-tables.ts';

const typeOf = ({ headers }: Request | Response) => ({
  'Content-Type': headers.get('Content-Type') ?? '',
});

/** Passes requests to a server after a delay, and counts those at the same time. */
function startDistance(url: string) {
  const state = { delayMs: 0, running: 0, most: 0 };
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    async (request) => {
      state.most = Math.max(state.most, state.running += 1);
      const { pathname } = new URL(request.url);
      const { method } = request;
      const body = method === 'POST' ? await request.bytes() : undefined;
      await new Promise((resolve) => setTimeout(resolve, state.delayMs));
      const response = await fetch(url + pathname, { method, headers: typeOf(request), body });
      const bytes = await response.bytes();
      state.running -= 1;
      return new Response(bytes, { status: response.status, headers: typeOf(response) });
    },
  );
  const { port } = server.addr;
  return { url: `http://127.0.0.1:${port}`, state, stop: () => server.shutdown() };
}

Deno.test({
  name: 'a server nearby gets one write at a time, a distant one three',
  ignore: !sqldRunsHere,
  async fn(test) {
    await using server = await startSqld();
    const direct = await openDatabase({ url: server.url });
    await migrateDatabase(direct);
    await direct.close();
    for (const [name, delayMs, most] of [['near', 0, 1], ['distant', 40, 3]] as const) {
      await test.step(name, async () => {
        const distance = startDistance(server.url);
        const database = await openDatabase({ url: distance.url });
        const write = (number: number) =>
          database.batch((db) => [
            db.insert(counters).values({ name: `${name} ${number}`, value: 1 }),
          ]);
        distance.state.delayMs = delayMs;
        // The shortest of some writes shows the distance, also on a busy machine.
        for (let number = 0; number < 10; number += 1) await write(number);
        distance.state.most = 0;
        await Promise.all(Array.from({ length: 12 }, (_, number) => write(number + 10)));
        assert.equal(distance.state.most, most);
        await database.close();
        await distance.stop();
      });
    }
  },
});
