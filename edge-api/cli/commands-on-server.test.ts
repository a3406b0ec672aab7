import assert from 'node:assert/strict';
import { join } from 'node:path';
import { sqldRunsHere, startSqld } from '../testing/start-sqld.ts';
import { runShop, runShopForJson } from './testing/run-shop.ts';
import { sampleCatalogue } from '../catalogue/testing/sample-catalogue.ts';

Deno.test({
  name: 'all commands work with a libSQL server',
  ignore: !sqldRunsHere,
  async fn() {
    await using server = await startSqld();
    const folder = await Deno.makeTempDir({ prefix: 'thach-an-shop-' });
    try {
      const catalogue = sampleCatalogue(1_200);
      const file = join(folder, 'products.json');
      await Deno.writeTextFile(file, JSON.stringify(catalogue));
      assert.match((await runShop(server.url, 'import', file)).stdout, /: 1200 added/);
      const stock = await runShop(server.url, 'stock', 'sample-7', '3');
      assert.equal(stock.stdout, 'Vòng tay đá số 7: stock 10 → 3\n');
      const price = await runShop(server.url, 'price', 'sample-0', '300000');
      assert.match(price.stderr, /is not below the original price 300\.000 VNĐ/);
      await Deno.writeTextFile(file, JSON.stringify(catalogue.slice(0, 1_000)));
      const report = await runShop(server.url, 'import', file, '--replace', '--yes');
      assert.match(report.stdout, /: 0 added, 1 changed, 999 unchanged, 200 removed\n$/);
      assert.deepEqual(await runShopForJson(server.url, 'export'), catalogue.slice(0, 1_000));
      assert.deepEqual(await runShopForJson(server.url, 'orders'), {
        orders: [],
        total: 0,
        more: false,
      });
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});

Deno.test({
  name: 'a backup becomes the database of a libSQL server',
  ignore: !sqldRunsHere,
  async fn() {
    const folder = await Deno.makeTempDir({ prefix: 'thach-an-shop-' });
    try {
      const url = `file:${folder}/shop.db`;
      const file = join(folder, 'products.json');
      await Deno.writeTextFile(file, JSON.stringify(sampleCatalogue(60)));
      await runShop(url, 'import', file);
      await runShop(url, 'settings', 'set', 'name', 'Đá Bình An');
      const invited = await runShop(url, 'staff', 'invite', 'an@example.com', '--role', 'owner');
      assert.equal(invited.code, 0, invited.stderr);
      const backup = join(folder, 'backup.db');
      const written = await runShop(url, 'backup', backup);
      assert.equal(written.code, 0, written.stderr);

      await using server = await startSqld(backup);
      for (const args of [['export'], ['settings'], ['staff', 'list'], ['audit']]) {
        assert.deepEqual(
          await runShopForJson(server.url, ...args),
          await runShopForJson(url, ...args),
        );
      }
      const stock = await runShop(server.url, 'stock', 'sample-7', '3');
      assert.equal(stock.stdout, 'Vòng tay đá số 7: stock 10 → 3\n');
      assert.match((await runShop(server.url, 'check')).stdout, /all stock is booked/);
      await server.stop('SIGTERM');
      await server.restart();
      assert.equal(
        (await runShop(server.url, 'stock', 'sample-7', '4')).stdout.slice(-6),
        '3 → 4\n',
      );
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});

Deno.test('an unreachable server is reported as DATABASE_UNAVAILABLE', async () => {
  const { code, stderr } = await runShop('http://127.0.0.1:9', 'stock', 'sample-0', '1', '--json');
  assert.equal(code, 1);
  assert.equal(JSON.parse(stderr).error.code, 'DATABASE_UNAVAILABLE');
});
