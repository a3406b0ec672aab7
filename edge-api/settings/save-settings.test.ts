import assert from 'node:assert/strict';
import { settings as settingsTable } from '../db/schema/settings-tables.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { listAudit } from '../operations/list-audit.ts';
import { runOperation } from '../operations/run-operation.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { defaultShopSettings } from './default-shop-settings.ts';
import { readShopSettings, type StoredShopSettings } from './read-shop-settings.ts';
import { saveSettings } from './save-settings.ts';
import { flattenSettings, nestSettings, settingKeys, settingSchema } from './setting-keys.ts';

Deno.test('the default settings are valid, and every setting has a default', () => {
  const values = flattenSettings(defaultShopSettings);
  assert.deepEqual(Object.keys(values), settingKeys);
  assert.deepEqual(nestSettings(values), defaultShopSettings);
});

Deno.test('settings.save stores the changed values only, and null removes them', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const first = await runAsOwner(database, saveSettings, {
    version: 0,
    changes: { 'contact.phone': ' 0912 345 678 ', 'returns.days': 15, name: 'Thạch An' },
  }, 1_000);
  assert.equal(first.version, 1);
  assert.equal(first.settings.contact.phone, '0912 345 678');
  assert.deepEqual(first.changes, { 'contact.phone': '0912 345 678', 'returns.days': 15 });
  const { before: _, ...second } = await runAsOwner(database, saveSettings, {
    version: 1,
    changes: { 'contact.phone': null, 'seller.taxCode': '0123456789-001' },
  }, 2_000);
  assert.deepEqual(second.changes, { 'returns.days': 15, 'seller.taxCode': '0123456789-001' });
  assert.equal(second.settings.contact.phone, defaultShopSettings.contact.phone);
  assert.deepEqual(await readShopSettings(database), second);
  const [row] = await database.read.select().from(settingsTable);
  assert.equal(row?.updatedAt, 2_000);
});

Deno.test('a setting that keeps its value makes neither a version nor a row of the audit log', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const save = (changes: Record<string, unknown>) =>
    runAsOwner(database, saveSettings, { changes });
  assert.equal((await save({ slogan: 'Đá đẹp' })).version, 1);
  assert.equal((await save({ slogan: 'Đá đẹp', 'returns.days': null })).version, 1);
  const { items } = await runAsOwner(database, listAudit, { operation: 'settings.save' });
  assert.equal(items.length, 1);
});

const hostile: [key: string, value: unknown][] = [
  ['name', ''],
  ['name', '   '],
  ['name', 'An\u202en'],
  ['name', 'A\x1b[2Jn'],
  ['name', 'An\nBcc: a@b.example'],
  ['name', 'a'.repeat(61)],
  ['name', 'a'.repeat(1_000_000)],
  ['name', 5],
  ['name', ['An']],
  ['name', { toString: 1 }],
  ['contact.phone', '0123'],
  ['contact.phone', '<script>alert(1)</script>'],
  ['contact.email', 'nobody'],
  ['social.facebook', 'javascript:alert(1)'],
  ['social.facebook', 'http://facebook.com/a'],
  ['social.facebook', 'https://a:b@facebook.com/'],
  ['social.facebook', 'https://facebook.com/"onclick="x'],
  ['transfer.bank', '97043'],
  ['transfer.bank', '9704366'],
  ['transfer.bank', '97o436'],
  ['transfer.bank', 970436],
  ['transfer.account', '123'],
  ['transfer.account', '12345678901234567890'],
  ['transfer.account', '0011 0123 ê'],
  ['transfer.name', 'a'.repeat(101)],
  ['notice.url', '//evil.example'],
  ['notice.symbol', '../../etc/passwd.png'],
  ['notice.symbol', 'a.html'],
  ['seller.taxCode', '12345'],
  ['returns.days', 0],
  ['returns.days', 1.5],
  ['returns.days', '7'],
  ['returns.days', Infinity],
  ['returns.days', 1e9],
  ['search.synonyms', 'một từ'],
  ['search.synonyms', 'a = b > c > d'],
  ['search.synonyms', 'a = '],
  ['search.synonyms', 'a = "; drop'],
  ['search.synonyms', Array(13).fill('a').join('=')],
  ['search.synonyms', 'a = một hai ba bốn năm sáu'],
  ['search.synonyms', 'a = b;'.repeat(400)],
  ['search.synonyms', 'a = b\nc = d'],
  ['seller', { legalName: 'An' }],
  ['constructor', 'An'],
  ['toString', 'An'],
  ['__proto__', 'An'],
  ['__proto__', { name: 'An' }],
  ['contact', 'An'],
  ['contact.', 'An'],
  ['', 'An'],
];

Deno.test('settings.save refuses invalid values and unknown keys, and names each', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  for (const [key, value] of hostile) {
    const values = Object.fromEntries([['returns.days', 15], [key, value]]);
    await assert.rejects(
      runAsOwner(database, saveSettings, { version: 0, changes: values }, 1),
      (error) => error instanceof ValidationError && error.issues.some(({ path }) => path === key),
      `${key} ${String(JSON.stringify(value)).slice(0, 80)}`,
    );
  }
  assert.deepEqual((await readShopSettings(database)).changes, {});
  const values = { name: '', 'contact.email': 'x', nothing: 1 };
  await assert.rejects(
    runAsOwner(database, saveSettings, { version: 0, changes: values }, 1),
    (error) => {
      assert.ok(error instanceof ValidationError);
      assert.deepEqual(error.issues.map(({ path }) => path), ['name', 'contact.email', 'nothing']);
      return true;
    },
  );
});

Deno.test('settings.save requires a recent log-in of staff for the bank account and the fees only', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const { deps } = await openTestShop({ database });
  const save = (changes: object, age: number) => {
    const confirmedAt = deps.clock() - age;
    const actor = { kind: 'staff', id: 'an', role: 'owner', confirmedAt } as const;
    return runOperation(saveSettings, { deps, actor }, { changes });
  };
  const account = { 'transfer.bank': '970436', 'transfer.account': '0011 0123 45678' };
  const tenMinutes = 10 * 60_000;
  await save({ name: 'Đá An' }, tenMinutes);
  const guarded = [
    account,
    { name: 'Đá', 'transfer.name': null },
    { 'transfer.x': 1 },
    { 'shipping.fee': 0 },
  ];
  for (const changes of guarded) {
    await assert.rejects(save(changes, tenMinutes), { code: 'CONFIRM_REQUIRED' });
  }
  const { settings, version, before } = await save(account, tenMinutes - 1);
  assert.deepEqual(settings.transfer, {
    ...{ bank: '970436', account: '0011012345678', name: '' },
    ...{ hours: 24, depositFrom: 0, depositAmount: 100_000 },
  });
  assert.deepEqual([before.version, version], [1, 2]);
});

Deno.test('markup in a setting is an ordinary text', async () => {
  await using test = await createTestDatabase();
  const name = '</script><script>alert(1)</script> & "An"';
  const values = { name };
  const { settings } = await runAsOwner(test.database, saveSettings, {
    version: 0,
    changes: values,
  }, 1);
  assert.equal(settings.name, name);
});

Deno.test('of concurrent changes from one version, one succeeds and the others get the current state', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  for (const version of [0, 1]) {
    const results = await Promise.allSettled(
      ['0911 111 11', '0922 222 22', '0933 333 33'].map((digits) => {
        const changes = { 'contact.phone': `${digits}${version}` };
        return runAsOwner(database, saveSettings, { version, changes }, 1);
      }),
    );
    const done = results.filter((result) => result.status === 'fulfilled');
    assert.equal(done.length, 1);
    const stored = await readShopSettings(database);
    assert.equal(stored.version, version + 1);
    assert.equal(stored.settings.contact.phone, done[0]?.value.settings.contact.phone);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      const { reason } = result;
      assert.ok(reason instanceof ConflictError && reason.code === 'CHANGED');
      assert.deepEqual(reason.details?.current as StoredShopSettings, stored);
    }
  }
});

Deno.test('texts of a new shop have the name that the owner has given it', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const save = (version: number, changes: object) =>
    runAsOwner(database, saveSettings, { version, changes }, 1);
  await save(0, { name: 'Đá $& Quý' });
  const { settings } = await readShopSettings(database);
  assert.match(settings.brand, /^Đá ở Đá \$& Quý được chọn lọc/);
  assert.doesNotMatch(JSON.stringify(settings), /Thạch An/);
  await save(1, { brand: 'Của tôi, không phải Thạch An' });
  assert.equal((await readShopSettings(database)).settings.brand, 'Của tôi, không phải Thạch An');
});

Deno.test('a text of only invisible characters is empty', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const changes = { 'home.announcement': '\u200b\u2060 \u3164' };
  await runAsOwner(database, saveSettings, { version: 0, changes }, 1);
  assert.equal((await readShopSettings(database)).settings.home.announcement, '');
  await assert.rejects(
    runAsOwner(database, saveSettings, { version: 1, changes: { name: '\u200b' } }, 1),
    (error) => error instanceof ValidationError && error.issues[0]?.path === 'name',
  );
});

Deno.test('readShopSettings() ignores stored values that are invalid, and unknown keys', async () => {
  await using test = await createTestDatabase();
  const stored = [
    ['{"name":"Đá Quý","contact.phone":"x","later.setting":1}', { name: 'Đá Quý' }],
    ['not JSON', {}],
    ['[1]', {}],
    ['null', {}],
  ] as const;
  for (const [value, changes] of stored) {
    await test.database.batch((db) => [
      db.insert(settingsTable).values({ key: 'shop', value, version: 3, updatedAt: 1 })
        .onConflictDoUpdate({ target: settingsTable.key, set: { value } }),
    ]);
    const read = await readShopSettings(test.database);
    assert.deepEqual(read.changes, changes);
    assert.equal(read.version, 3);
  }
});

Deno.test('every optional setting can be emptied, and no other', () => {
  const optional = settingKeys.filter((key) => settingSchema(key)?.safeParse('').success);
  assert.ok(optional.includes('seller.taxCode') && optional.includes('social.zalo'));
  for (const key of ['name', 'contact.phone', 'contact.email', 'delivery.time', 'returns.days']) {
    assert.ok(!optional.includes(key), key);
  }
});
