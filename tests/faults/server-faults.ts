import assert from 'node:assert/strict';
import { type Sqld, sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import type { Fault, FaultResult } from './fault.ts';
import { visit } from './fault-shop.ts';
import { delay, type FaultContext, untilStatus, withTraffic } from './with-traffic.ts';

/** Causes a fault of a libSQL server. */
async function withServer(
  times: number,
  cause: (database: Sqld, context: FaultContext) => Promise<number>,
): Promise<FaultResult> {
  await using database = await startSqld();
  // A server executes the writes one by one, and stops answering with many writers.
  const options = { databaseUrl: database.url, customers: 4, times };
  return await withTraffic(options, (context) => cause(database, context));
}

function stopServer(name: string, signal: 'SIGTERM' | 'SIGKILL'): Fault {
  return {
    name,
    ignore: !sqldRunsHere,
    run: () =>
      withServer(2, async (database, { traffic }) => {
        await database.stop(signal);
        await delay(1_500);
        await database.restart();
        return await traffic.recovery();
      }),
  };
}

/** The database server is stopped and started again. */
export const stopDatabaseServer = stopServer('database server stopped for 1.5 s', 'SIGTERM');

/** The database server is killed and started again. */
export const killDatabaseServer = stopServer('database server killed for 1.5 s', 'SIGKILL');

/** The database server hangs. */
export const freezeDatabaseServer: Fault = {
  name: 'database server frozen for 10 s',
  ignore: !sqldRunsHere,
  run: () =>
    withServer(1, async (database, { server, traffic }) => {
      await database.freeze();
      await untilStatus(server.origin, '/readyz', 503);
      const end = performance.now() + 10_000;
      const slowest: Record<string, number> = {};
      while (performance.now() < end) {
        for (const path of ['/livez', '/readyz', '/healthz', '/api/food/list']) {
          const { status, ms } = await visit(server.origin, path);
          assert.equal(status, /z$/.test(path) && path !== '/livez' ? 503 : 200, path);
          slowest[path] = Math.max(slowest[path] ?? 0, ms);
        }
        await delay(100);
      }
      database.thaw();
      const duration = await traffic.recovery();
      assert.ok(Object.values(slowest).every((ms) => ms < 2_000), JSON.stringify(slowest));
      assert.match(server.output(), /database server hangs/);
      return duration;
    }),
};
