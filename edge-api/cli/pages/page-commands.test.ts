import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pageVersions } from '../../db/schema/settings-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { runShop, runShopForJson, runShopProcess } from '../testing/run-shop.ts';
import { runShopWithEditor } from '../testing/run-shop-with-editor.ts';

async function openShop() {
  const test = await createTestDatabase();
  const shop = (...args: string[]) => runShop(test.url, ...args);
  const writeFile = async (text: string | Uint8Array) => {
    const path = join(test.folder, `${crypto.randomUUID()}.md`);
    await Deno.writeFile(path, typeof text === 'string' ? new TextEncoder().encode(text) : text);
    return path;
  };
  return { ...test, shop, writeFile, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('shop pages set, show, history and reset follow the versions of a page', async () => {
  await using test = await openShop();
  const list = await test.shop('pages');
  assert.match(list.stdout, /^terms +Điều khoản sử dụng +\d{4}-\d\d-\d\d +default$/m);
  assert.equal(
    (await test.shop('pages', 'history', 'terms')).stdout,
    'terms has its default text.\n',
  );
  const file = await test.writeFile('# Điều khoản mới\n\nGọi {{contact.phone}}\n');
  const set = await test.shop('pages', 'set', 'terms', file);
  assert.deepEqual([set.code, set.stdout], [0, 'terms has version 1: Điều khoản mới\n']);
  const shown = await test.shop('pages', 'show', '/terms');
  assert.equal(shown.stdout, '# Điều khoản mới\n\nGọi {{contact.phone}}\n');
  assert.match((await test.shop('pages')).stdout, /^terms +Điều khoản mới +1 +own, 20/m);
  assert.match(
    (await test.shop('pages', 'reset', 'terms')).stdout,
    /^terms has its default text of 2\d{3}-\d\d-\d\d: Điều khoản sử dụng\n$/,
  );
  const history = await runShopForJson(test.url, 'pages', 'history', 'terms') as {
    versions: { version: number; body: string | null }[];
  };
  assert.deepEqual(history.versions.map(({ version, body }) => [version, body]), [
    [2, null],
    [1, 'Gọi {{contact.phone}}'],
  ]);
  assert.match((await test.shop('pages', 'history', 'terms')).stdout, /^2 .* default text$/m);
});

Deno.test('shop pages set reads standard input', async () => {
  await using test = await openShop();
  const result = await runShopProcess(
    { url: test.url, input: 'Một dòng' },
    'pages',
    'set',
    'about',
    '-',
  );
  assert.deepEqual([result.code, result.stdout], [0, 'about has version 1: Về chúng tôi\n']);
});

Deno.test('a rejected page changes nothing, and the error names the line', async () => {
  await using test = await openShop();
  const unknown = await test.writeFile('một\n\n{{contact.fone}}\n\n{{?kard}}x');
  const notUtf8 = await test.writeFile(new Uint8Array([0xff, 0xfe, 0x41]));
  const huge = await test.writeFile('a'.repeat(1024 * 1024 + 1));
  const long = await test.writeFile('a\n'.repeat(20_000));
  const script = await test.writeFile('[x](javascript:alert(1))');
  const cases: [exitCode: number, code: string, args: string[], message: RegExp][] = [
    [1, 'BROKEN_RULE', ['set', 'terms', unknown], /2 errors\.\n {2}line 3: .*\n {2}line 5: /],
    [1, 'BROKEN_RULE', ['set', 'terms', long], /không được dài quá 30\.000/],
    [1, 'BROKEN_RULE', ['set', 'terms', script], /javascript:alert/],
    [1, 'FILE_UNREADABLE', ['set', 'terms', notUtf8], /UTF-8/],
    [1, 'FILE_TOO_LARGE', ['set', 'terms', huge], /1 MB/],
    [1, 'FILE_NOT_FOUND', ['set', 'terms', 'nowhere.md'], /There is no file/],
    [1, 'FILE_UNREADABLE', ['set', 'terms', test.folder], /cannot be read/],
    [2, 'USAGE', ['set', 'imprint', unknown], /one of: about/],
    [2, 'USAGE', ['set', 'terms'], /missing required argument/],
    [2, 'USAGE', ['show'], /missing required argument/],
  ];
  await Promise.all(cases.map(async ([exitCode, code, args, message]) => {
    const result = await test.shop('pages', ...args, '--json');
    assert.deepEqual([result.code, result.stdout], [exitCode, ''], args.join(' '));
    const { error } = JSON.parse(result.stderr);
    assert.equal(error.code, code);
    assert.match(error.message, message);
  }));
  assert.equal(await test.database.read.$count(pageVersions), 0);
});

Deno.test('shop pages edit saves the edited text, and keeps a rejected one', async () => {
  await using test = await openShop();
  const { code, stdout, stderr } = await runShopWithEditor(
    test.url,
    `sed -i '1s/.*/# Giới thiệu/'`,
    'pages',
    'edit',
    'about',
  );
  assert.deepEqual([code, stdout, stderr], [0, 'about has version 1: Giới thiệu\n', '']);
  const unchanged = await runShopWithEditor(test.url, 'true', 'pages', 'edit', 'about');
  assert.equal(unchanged.stdout, 'about has version 1: Giới thiệu\n');
  const rejected = await runShopWithEditor(
    test.url,
    `sed -i 's/contact.phone}}/contact.fone}}/'`,
    'pages',
    'edit',
    'about',
  );
  assert.equal(rejected.code, 1);
  const path = /Your text is in (.*)\n$/.exec(rejected.stderr)?.[1] ?? '';
  assert.match(await Deno.readTextFile(path), /\{\{contact\.fone\}\}/);
  await Deno.remove(join(path, '..'), { recursive: true });
  assert.equal(await test.database.read.$count(pageVersions), 1);
});

Deno.test('shop pages edit waits for an editor in which Ctrl+C is pressed', async () => {
  await using test = await openShop();
  // A terminal sends SIGINT to the command and to the editor, which goes on.
  const editor = `trap '' INT; kill -INT $PPID; sleep 0.1; sed -i '1s/.*/# Giới thiệu/'`;
  const result = await runShopWithEditor(test.url, editor, 'pages', 'edit', 'about');
  assert.deepEqual([result.code, result.stdout], [0, 'about has version 1: Giới thiệu\n']);
});

Deno.test('shop pages edit names the file of a text that the database does not take', async () => {
  await using test = await openShop();
  const editor = `mv ${test.path} ${test.path}.moved; sed -i '1s/.*/# Giới thiệu/'`;
  const { code, stderr } = await runShopWithEditor(
    test.url,
    editor,
    ...['pages', 'edit', 'about', '--json'],
  );
  await Deno.rename(`${test.path}.moved`, test.path);
  const { error } = JSON.parse(stderr.trim().split('\n').at(-1)!);
  assert.deepEqual([code, error.code], [1, 'DATABASE_LOST']);
  assert.match(await Deno.readTextFile(error.path), /^# Giới thiệu$/m);
  await Deno.remove(join(error.path, '..'), { recursive: true });
});

Deno.test('control characters in a stored page do not reach the terminal', async () => {
  await using test = await openShop();
  const row = { slug: 'terms', version: 1, title: 'A\x1b[2J', body: 'b\x1b[31m', createdAt: 1 };
  await test.database.batch((db) => [db.insert(pageVersions).values(row)]);
  for (const args of [['pages'], ['pages', 'show', 'terms'], ['pages', 'history', 'terms']]) {
    const { code, stdout } = await test.shop(...args);
    assert.equal(code, 0);
    assert.ok(!stdout.includes('\x1b'), args.join(' '));
  }
});
