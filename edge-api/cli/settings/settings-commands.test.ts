import assert from 'node:assert/strict';
import { join } from 'node:path';
import { settings as settingsTable } from '../../db/schema/settings-tables.ts';
import { readShopSettings } from '../../settings/read-shop-settings.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { runShop, runShopForJson } from '../testing/run-shop.ts';
import { runShopWithEditor } from '../testing/run-shop-with-editor.ts';

async function openShop() {
  const test = await createTestDatabase();
  const shop = (...args: string[]) => runShop(test.url, ...args);
  return { ...test, shop, [Symbol.asyncDispose]: test.cleanup };
}

Deno.test('shop settings lists the settings and marks those that the owner must fill in', async () => {
  await using test = await openShop();
  const { code, stdout } = await test.shop('settings');
  assert.equal(code, 0);
  assert.match(stdout, /^contact\.phone +0900 000 000 +giá trị mẫu$/m);
  assert.match(stdout, /^seller\.taxCode +chưa điền$/m);
  assert.match(stdout, /11 settings are empty/);
  const document = await runShopForJson(test.url, 'settings') as Record<string, unknown>;
  assert.deepEqual(Object.keys(document), ['version', 'settings', 'changed', 'missing', 'samples']);
  assert.deepEqual(document.missing, [
    'seller.legalName',
    'seller.taxCode',
    'seller.registration',
    'seller.address',
    'notice.url',
    'privacy.storage',
  ]);
});

Deno.test('shop settings set and reset change several settings and print old and new values', async () => {
  await using test = await openShop();
  const set = await test.shop(
    'settings',
    'set',
    'contact.phone',
    '0912 345 678',
    'returns.days',
    '15',
  );
  assert.deepEqual([set.code, set.stdout], [
    0,
    'contact.phone: 0900 000 000 → 0912 345 678\nreturns.days: 7 → 15\n',
  ]);
  assert.deepEqual(await runShopForJson(test.url, 'settings', 'reset', 'contact.phone'), {
    version: 2,
    changes: [{ key: 'contact.phone', before: '0912 345 678', after: '0900 000 000' }],
  });
  const emptied = await test.shop('settings', 'set', 'social.youtube', '');
  assert.match(emptied.stdout, /^social\.youtube: https:.* → \(empty\)\n$/);
  const { changes } = await readShopSettings(test.database);
  assert.deepEqual(changes, { 'returns.days': 15, 'social.youtube': '' });
});

Deno.test('concurrent commands keep each other’s settings', async () => {
  await using test = await openShop();
  const results = await Promise.all([
    test.shop('settings', 'set', 'contact.phone', '0912 345 678'),
    test.shop('settings', 'set', 'seller.taxCode', '0123456789'),
    test.shop('settings', 'set', 'returns.days', '15'),
    test.shop('settings', 'set', 'orders.maxAmount', '1000000000'),
  ]);
  for (const { code, stderr } of results) assert.equal(code, 0, stderr);
  const { version, changes } = await readShopSettings(test.database);
  assert.deepEqual([version, Object.keys(changes).length], [4, 4]);
});

Deno.test('rejected settings change nothing, and the error names each of them', async () => {
  await using test = await openShop();
  const cases: [exitCode: number, code: string, args: string[], message: RegExp][] = [
    [1, 'BROKEN_RULE', ['set', 'returns.days', '15', 'contact.phone', 'x'], /contact\.phone: Số/],
    [1, 'BROKEN_RULE', ['set', 'contact.fone', '1'], /contact\.fone: Không có/],
    [1, 'BROKEN_RULE', ['set', '__proto__', '1'], /__proto__: Không có/],
    [1, 'BROKEN_RULE', ['reset', '__proto__'], /__proto__: Không có/],
    [1, 'BROKEN_RULE', ['set', 'constructor', '1'], /constructor: Không có/],
    [1, 'BROKEN_RULE', ['set', 'returns.days', '1e3'], /returns\.days/],
    [1, 'BROKEN_RULE', ['set', 'name', 'x'.repeat(100_000)], /name/],
    [1, 'BROKEN_RULE', ['set', 'name', 'a\x1b]0;x\x07'], /name: Có ký tự/],
    [1, 'BROKEN_RULE', ['reset', 'nothing'], /nothing/],
    [2, 'USAGE', ['set', 'returns.days'], /no value/],
    [2, 'USAGE', ['set', 'name', 'A', 'name', 'B'], /twice/],
    [2, 'USAGE', ['set'], /missing required argument/],
    [2, 'USAGE', ['show'], /too many arguments/],
  ];
  await Promise.all(cases.map(async ([exitCode, code, args, message]) => {
    const result = await test.shop('settings', ...args, '--json');
    assert.deepEqual([result.code, result.stdout], [exitCode, ''], args.join(' ').slice(0, 80));
    const { error } = JSON.parse(result.stderr);
    assert.equal(error.code, code);
    assert.match(error.message, message);
  }));
  assert.equal(await test.database.read.$count(settingsTable), 0);
});

Deno.test('control characters in arguments do not reach the terminal', async () => {
  await using test = await openShop();
  const hostile = await test.shop('settings', 'set', 'x\x1b[2J', 'a\x1b[31m');
  assert.match(hostile.stderr, /x\ufffd\[2J: Không có/);
});

Deno.test('shop settings edit saves the edited JSON, and a removed entry is the default again', async () => {
  await using test = await openShop();
  await test.shop('settings', 'set', 'returns.days', '15');
  const { code, stdout, stderr } = await runShopWithEditor(
    test.url,
    `sed -i -e 's/0900 000 000/0912 345 678/' -e '/"days": 15/d'`,
    'settings',
    'edit',
  );
  assert.deepEqual([code, stdout, stderr], [0, 'The settings are saved.\n', '']);
  const { changes } = await readShopSettings(test.database);
  assert.deepEqual(changes, { 'contact.phone': '0912 345 678' });
});

Deno.test('shop settings edit keeps a rejected text, and changes nothing', async () => {
  await using test = await openShop();
  const cases: [editor: string, code: string, message: RegExp][] = [
    [`sed -i 's/0900 000 000/không/'`, 'BROKEN_RULE', /contact\.phone: Số điện thoại/],
    [`sed -i 's/"phone"/"fone"/'`, 'BROKEN_RULE', /contact\.fone: Không có/],
    [`sed -i 's/"phone": "[^"]*"/"phone": [1]/'`, 'BROKEN_RULE', /contact\.phone/],
    [`sed -i '1d'`, 'NOT_JSON', /not JSON/],
    [`sh -c 'printf "\\377" > "$1"' sh`, 'FILE_UNREADABLE', /UTF-8/],
    ['false', 'EDITOR', /ended with the code 1/],
    ['no-such-editor', 'EDITOR', /ended with the code 127/],
  ];
  await Promise.all(cases.map(async ([editor, code, message]) => {
    const result = await runShopWithEditor(test.url, editor, 'settings', 'edit', '--json');
    assert.deepEqual([result.code, result.stdout], [1, ''], editor);
    const { error } = JSON.parse(result.stderr.trim().split('\n').at(-1)!);
    assert.equal(error.code, code, editor);
    assert.match(error.message, message);
    await Deno.stat(error.path);
    await Deno.remove(join(error.path, '..'), { recursive: true });
  }));
  assert.equal(await test.database.read.$count(settingsTable), 0);
});

Deno.test('shop settings edit does not overwrite a change that came during the edit', async () => {
  await using test = await openShop();
  // The editor waits until another command has changed a setting.
  const flag = join(test.folder, 'changed');
  const editing = runShopWithEditor(
    test.url,
    `sh -c 'touch ${flag}.open; while [ ! -e ${flag} ]; do sleep 0.05; done; sed -i "s/0900 000 000/0911 111 111/" "$1"' sh`,
    'settings',
    'edit',
  );
  while (!await Deno.stat(`${flag}.open`).catch(() => undefined)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await test.shop('settings', 'set', 'contact.phone', '0912 345 678');
  await Deno.writeTextFile(flag, '');
  const { code, stderr } = await editing;
  assert.equal(code, 1);
  assert.match(stderr, /another change came first.*\nYour text is in (.*)\n$/);
  const path = /Your text is in (.*)\n$/.exec(stderr)?.[1] ?? '';
  assert.match(await Deno.readTextFile(path), /0911 111 111/);
  await Deno.remove(join(path, '..'), { recursive: true });
  const { settings } = await readShopSettings(test.database);
  assert.equal(settings.contact.phone, '0912 345 678');
});
