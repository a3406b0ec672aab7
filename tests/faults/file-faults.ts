import assert from 'node:assert/strict';
import { runScript } from '../../edge-api/testing/run-script.ts';
import { documentOf, runShopProcess } from '../../edge-api/cli/testing/run-shop.ts';
import type { Fault } from './fault.ts';
import { mountSmallDisk, mountsWork } from './small-disk.ts';
import { prepareShop } from './fault-shop.ts';
import { delay, untilStatus, withTraffic } from './with-traffic.ts';

/** The database file is moved away while the server has it open. */
export const lostFile: Fault = {
  name: 'database file moved away',
  run: () =>
    withTraffic({}, async ({ shop, server, traffic }) => {
      const path = `${shop.folder}/shop.db`;
      await Deno.rename(path, `${path}.moved`);
      await delay(500);
      await untilStatus(server.origin, '/readyz', 503);
      assert.match(server.output(), /database file lost/);
      await Deno.rename(`${path}.moved`, path);
      return await traffic.recovery();
    }),
};

/**
 * Maximum time for the reply to an order while another process holds the lock, in ms: 5 s of
 * waiting, and time for a busy machine.
 */
const lockedReplyMs = 7_000;

/** Creates the fault that another process holds the write lock for a time in s. */
export function lock(seconds: number): Fault {
  return {
    name: `write lock held for ${seconds} s`,
    run: () =>
      withTraffic({ maxReplyMs: lockedReplyMs }, async ({ shop, server, traffic }) => {
        const script = runScript('hold-lock.ts', [shop.databaseUrl]);
        await script.printed('locked');
        await delay(seconds * 1_000);
        await script.closeInput();
        const duration = await traffic.recovery();
        await script.ended;
        const lines = server.output().match(/database (locked|unlocked)/g) ?? [];
        assert.ok(lines.length <= 2, `${lines}`);
        return duration;
      }),
  };
}

/** The disk of the database is full. */
export const fullDisk: Fault = {
  name: 'disk full for 2 s',
  ignore: !mountsWork,
  async run() {
    await using disk = await mountSmallDisk('8m');
    return await withTraffic({ folder: disk.folder }, async ({ server, traffic }) => {
      const release = await disk.fill();
      await delay(2_000);
      await untilStatus(server.origin, '/readyz', 503);
      await release();
      return await traffic.recovery();
    });
  },
};

/** The disk is read-only when the server starts. */
export const readOnly: Fault = {
  name: 'read-only disk at the start',
  ignore: !mountsWork,
  async run() {
    await using disk = await mountSmallDisk('8m');
    await using shop = await prepareShop({ folder: disk.folder });
    await disk.setWritable(false);
    await using failed = await shop.start({ ready: false });
    assert.equal((await failed.ended).code, 1);
    assert.match(failed.output(), /^The shop cannot start\. See the setting DATABASE_URL\./m);
    assert.doesNotMatch(failed.output(), /^\s+at /m, 'no stack trace');
    await disk.setWritable(true);
    const start = performance.now();
    await using _ = await shop.start();
    const recoveryMs = performance.now() - start;
    return {
      times: 1,
      acknowledged: 0,
      lost: 0,
      seen: 'the server exits with a sentence',
      recoveryMs,
    };
  },
};

/** The database is damaged while the server is stopped, and restored from a backup. */
export const damagedFile: Fault = {
  name: 'damaged file, then shop restore',
  run: () =>
    withTraffic({ expected: [200, 0, 503] }, async ({ shop, server, traffic, start }) => {
      const path = `${shop.folder}/shop.db`;
      server.signal('SIGTERM');
      await server.ended;
      const backup = `${shop.folder}/backup.db`;
      documentOf(await runShopProcess(shop.databaseUrl, 'backup', backup, '--json'));
      await Deno.writeFile(path, (await Deno.readFile(path)).fill(0xff, 4_096, 200_000));
      const damaged = await start({ ready: false });
      // The server either refuses to start, or answers 503 as soon as it reads the damaged part.
      const exit = await Promise.race([damaged.ended, delay(3_000)]);
      if (exit) assert.equal(exit.code, 1);
      else damaged.signal('SIGTERM');
      await damaged.ended;
      assert.doesNotMatch(damaged.output(), /^\s+at /m, 'no stack trace');
      documentOf(await runShopProcess(shop.databaseUrl, 'restore', backup, '--json'));
      await start();
      return await traffic.recovery();
    }),
};
