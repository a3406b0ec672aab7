import assert from 'node:assert/strict';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue-tables.ts';
import { imports } from '../../db/schema/import-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { runScript } from '../../testing/run-script.ts';
import { formatText } from '../../catalogue/testing/format-text.ts';
import { importCatalogue, readAllProducts } from '../../catalogue/testing/import-catalogue.ts';
import { runShop, runShopForJson, runShopProcess } from '../testing/run-shop.ts';
import { sampleCatalogue } from '../../catalogue/testing/sample-catalogue.ts';

const catalogue = sampleCatalogue(60);

async function openShop() {
  const test = await createTestDatabase();
  await importCatalogue(test.database, catalogue);
  const writeFile = async (name: string, text: string) => {
    const path = join(test.folder, name);
    await Deno.writeTextFile(path, text);
    return path;
  };
  const shop = (...args: string[]) => runShop(test.url, ...args);
  return { ...test, writeFile, shop, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('shop stock and shop price print old and new values', async () => {
  await using test = await openShop();
  const [stock, price] = await Promise.all([
    test.shop('stock', 'sample-0', '12'),
    test.shop('price', 'sample-1', '1250000', '--original', '1500000'),
  ]);
  assert.deepEqual([stock.code, stock.stdout], [0, 'Vòng tay đá số 0: stock 10 → 12\n']);
  assert.equal(
    price.stdout,
    'Vòng tay đá số 1: price 250.000 VNĐ → 1.250.000 VNĐ (instead of 1.500.000 VNĐ)\n',
  );
  assert.deepEqual(await runShopForJson(test.url, 'price', 'sample-1', '9', '--no-original'), {
    id: 'sample-1',
    name: 'Vòng tay đá số 1',
    before: { price: 1_250_000, original: 1_500_000 },
    after: { price: 9, original: null },
  });
  assert.equal(
    (await test.shop('stock', 'sample-0', '12')).stdout,
    'Vòng tay đá số 0: stock stays 12\n',
  );
});

Deno.test('shop hide, show and delete change a product, the last one after a confirmation', async () => {
  await using test = await openShop();
  const isHidden = async () => {
    const [row] = await test.database.read.select({ hidden: products.hidden }).from(products)
      .where(eq(products.id, 'sample-0'));
    return row?.hidden;
  };
  assert.equal((await test.shop('hide', 'sample-0')).stdout, 'Vòng tay đá số 0: hidden\n');
  assert.equal(await isHidden(), true);
  assert.equal((await test.shop('show', 'sample-0')).stdout, 'Vòng tay đá số 0: shown\n');
  assert.equal(await isHidden(), false);
  const refused = await test.shop('delete', 'sample-0');
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.equal(await isHidden(), false);
  const deleted = await runShopForJson(test.url, 'delete', 'sample-0', '--yes');
  assert.deepEqual(deleted, { id: 'sample-0', name: 'Vòng tay đá số 0', state: 'deleted' });
  assert.equal(await isHidden(), undefined);
  assert.match((await test.shop('hide', 'sample-0')).stderr, /There is no product "sample-0"/);
});

Deno.test('a rejected command changes nothing, explains on standard error and sets the exit code', async () => {
  await using test = await openShop();
  const wrong = await test.writeFile('wrong.csv', '_id,name\nx,y\n');
  const cases: [exitCode: number, code: string, args: string[], message: RegExp][] = [
    [1, 'UNKNOWN_PRODUCT', ['stock', 'sample_1', '1'], /Did you mean sample-1/],
    [1, 'NOT_A_STOCK', ['stock', 'sample-1', '-1'], /from 0 to/],
    [1, 'NOT_A_STOCK', ['stock', 'sample-1', '99999999999999999999'], /from 0 to/],
    [1, 'PRICE_NOT_BELOW_ORIGINAL', ['price', 'sample-0', '300000'], /--no-original/],
    [1, 'FILE_COLUMNS', ['import', wrong], /missing/],
    [1, 'FILE_NOT_FOUND', ['import', 'nowhere.csv'], /There is no file .*nowhere\.csv/],
    [1, 'FILE_FORMAT', ['import', 'products.txt'], /\.json or \.csv/],
    [1, 'FILE', ['export', '/nowhere/products.json'], /No such file/],
    [2, 'USAGE', ['stock', 'sample-1', '1.250'], /digits only/],
    [2, 'USAGE', ['stock', 'sample-1'], /missing required argument/],
    [2, 'USAGE', ['stok'], /Did you mean stock/],
    [2, 'USAGE', ['stock', 'sample-1', '1', '--jsno'], /unknown option/],
    [2, 'USAGE', ['export', 'products.txt'], /--format/],
    [2, 'USAGE', ['export', '--format', 'csv'], /--json/],
  ];
  await Promise.all(cases.map(async ([exitCode, code, args, message]) => {
    const result = await test.shop(...args, '--json');
    assert.deepEqual([result.code, result.stdout], [exitCode, ''], args.join(' '));
    const { error } = JSON.parse(result.stderr);
    assert.equal(error.code, code);
    assert.match(error.message, message);
  }));
  assert.deepEqual(await readAllProducts(test.database), catalogue);
});

Deno.test('shop without arguments and with --help lists the commands', async () => {
  const [noArguments, help, order] = await Promise.all([
    runShopProcess('file:/nowhere/shop.db'),
    runShopProcess('file:/nowhere/shop.db', '--help'),
    runShop('file:/nowhere/shop.db', 'order', '--help'),
  ]);
  for (const { code, stderr } of [noArguments, help, order]) {
    assert.deepEqual([code, stderr], [0, '']);
  }
  assert.equal(noArguments.stdout, help.stdout);
  for (const name of ['orders', 'order', 'stock', 'price', 'import', 'export']) {
    assert.match(help.stdout, new RegExp(`^ {2}${name} `, 'm'));
  }
  assert.match(order.stdout, /Examples:[^]*deno task shop order/);
});

Deno.test('a missing database is an error, except for an import, which creates it', async () => {
  await using test = await openShop();
  const url = `file:${test.folder}/sub/new.db`;
  const file = await test.writeFile('new.json', JSON.stringify(catalogue));
  const refused = await runShop(url, 'stock', 'sample-0', '1');
  assert.equal(refused.code, 1);
  assert.match(
    refused.stderr,
    /^There is no database at .*\/sub\/new\.db\. See the setting DATABASE_URL/,
  );
  const dry = await runShop(url, 'import', file, '--dry-run');
  assert.match(
    dry.stdout,
    /dry run, nothing is changed: 60 added[^]*\+ sample-0\n[^]*and 40 more\n$/,
  );
  await assert.rejects(Deno.stat(`${test.folder}/sub`), Deno.errors.NotFound);
  assert.match((await runShop(url, 'import', file)).stdout, /: 60 added, 0 changed, 0 unchanged/);
  await Deno.writeFile(`${test.folder}/empty.db`, new Uint8Array());
  const empty = await runShop(`file:${test.folder}/empty.db`, 'export');
  assert.deepEqual([empty.code, empty.stdout], [0, '[]\n']);
});

Deno.test('shop export and shop import round-trip the catalogue', async () => {
  await using test = await openShop();
  for (const name of ['all.json', 'all.csv']) {
    const path = join(test.folder, name);
    const done = await test.shop('export', path);
    assert.equal(done.stdout, `60 products written to ${path}\n`);
    const report = await runShopForJson(test.url, 'import', path, '--replace');
    const { warnings, ...counts } = report as { warnings: string[] };
    assert.match(warnings.join(), /vong-tay\.webp of sample-0 and 59 more is not in /);
    assert.deepEqual(counts, {
      file: path,
      dryRun: false,
      added: [],
      changed: [],
      moved: [],
      unchanged: 60,
      removed: [],
    });
  }
  const csv = await test.shop('export', '--format', 'csv', '--separator', ';');
  assert.equal(csv.stdout, await formatText(catalogue, 'csv', ';'));
  assert.deepEqual(await runShopForJson(test.url, 'export'), catalogue);
  const names = [...Deno.readDirSync(test.folder)].map(({ name }) => name);
  assert.deepEqual(names.filter((name) => name.endsWith('.tmp')), []);
});

Deno.test('shop import reports every error of a file and imports nothing', async () => {
  await using test = await openShop();
  const wrong = catalogue.map((product) => ({ ...product, price: 0 }));
  const path = await test.writeFile('wrong.csv', await formatText(wrong, 'csv'));
  const { code, stdout, stderr } = await test.shop('import', path);
  assert.deepEqual([code, stdout], [1, '']);
  const lines = stderr.trimEnd().split('\n');
  assert.equal(lines.length, 52);
  assert.equal(lines[0], `Nothing was imported: ${path} has 60 errors.`);
  assert.match(lines[1]!, /^ {2}line 2 \(sample-0\): price must be a whole number/);
  assert.equal(lines[51], '  and 10 more');
  const inJson = JSON.parse((await test.shop('import', path, '--json')).stderr);
  assert.equal(inJson.error.issues.length, 60);
  await Deno.writeFile(path, new Uint8Array([0xff, 0xfe, 0x41, 0]));
  assert.match((await test.shop('import', path)).stderr, /not UTF-8/);
  assert.deepEqual(await readAllProducts(test.database), catalogue);
});

Deno.test('shop import --replace removes products only after a confirmation', async () => {
  await using test = await openShop();
  const path = await test.writeFile('few.json', JSON.stringify(catalogue.slice(2)));
  const refused = await test.shop('import', path, '--replace');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /would remove 2 products .* --yes/);
  assert.deepEqual(await readAllProducts(test.database), catalogue);
  const terminal = { url: test.url, answer: 'n\n' };
  const unconfirmed = await runShop(terminal, 'import', path, '--replace');
  assert.equal(unconfirmed.code, 1);
  assert.equal(
    unconfirmed.stderr,
    'Remove 2 products not in the file? [y/N] Nothing was imported.\n',
  );
  assert.deepEqual(await readAllProducts(test.database), catalogue);
  const done = await test.shop('import', path, '--replace', '--yes');
  assert.match(done.stdout, /: 0 added, 0 changed, 58 unchanged, 2 removed\n$/);
  assert.deepEqual(await readAllProducts(test.database), catalogue.slice(2));
  const none = await test.writeFile('none.json', '[]');
  assert.match((await test.shop('import', none, '--replace', '--yes')).stderr, /no products/);
});

Deno.test('commands succeed while another process writes', async () => {
  await using test = await openShop();
  const path = await test.writeFile('more.json', JSON.stringify(sampleCatalogue(2_000)));
  const writer = runScript('write-rows.ts', [test.url, 'server', '2', '300']);
  await writer.printed('ack');
  const results = await Promise.all([
    runShopProcess(test.url, 'stock', 'sample-0', '77'),
    runShopProcess(test.url, 'price', 'sample-1', '88'),
    runShopProcess(test.url, 'import', path, '--keep-stock'),
  ]);
  for (const { code, stderr } of results) assert.equal(code, 0, stderr);
  assert.equal(await writer.ended, 0);
  assert.equal(writer.lines.filter((line) => line.startsWith('ack')).length, 600);
  const [first, ...others] = await readAllProducts(test.database);
  assert.deepEqual([first?.stock, others.length], [77, 1_999]);
});

Deno.test('a process prints on its streams, and ends with the exit code', async () => {
  await using test = await openShop();
  const [done, unknown, invalid] = await Promise.all([
    runShopProcess(test.url, 'stock', 'sample-0', '12'),
    runShopProcess(test.url, 'stock', 'sample_1', '1', '--json'),
    runShopProcess(test.url, 'stok'),
  ]);
  assert.deepEqual(done, { code: 0, stdout: 'Vòng tay đá số 0: stock 10 → 12\n', stderr: '' });
  assert.deepEqual([unknown.code, unknown.stdout], [1, '']);
  assert.equal(JSON.parse(unknown.stderr).error.code, 'UNKNOWN_PRODUCT');
  assert.deepEqual([invalid.code, invalid.stdout], [2, '']);
  assert.match(invalid.stderr, /Did you mean stock/);
});

Deno.test('shop check reports an import that stopped, and stock that is not booked', async () => {
  await using test = await openShop();
  const check = async () => {
    const { code, stdout, stderr } = await test.shop('check');
    return [code, stdout + stderr];
  };
  const sound = 'No import is incomplete, and all stock is booked.\n';
  assert.deepEqual(await check(), [0, sound]);
  await test.database.batch((db) => [db.insert(imports).values({ activeAt: 1, written: 500 })]);
  const [code, text] = await check();
  assert.equal(code, 1);
  assert.match(String(text), /^An import stopped after 500 changes: .* to complete it\.\n$/);
  await test.database.batch((db) => [
    db.delete(imports),
    db.update(products).set({ bookedStock: 3 }).where(eq(products.id, 'sample-0')),
  ]);
  const [unbooked, list] = await check();
  assert.equal(unbooked, 1);
  assert.match(String(list), /not the sum of its movements:\n {2}sample-0: \d+ in stock, /);
});
