import assert from 'node:assert/strict';
import { ConflictError, ValidationError } from '../errors.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { saveSettings } from './save-settings.ts';
import { getShipping, saveShipping } from './save-shipping.ts';
import { toShippingRule } from './to-shipping-rule.ts';

const mountains = {
  name: 'Miền núi',
  provinces: ['Tỉnh Hà Giang', 'Tỉnh Cao Bằng'],
  fee: 40_000,
  freeFrom: 0,
  time: '5–8 ngày làm việc',
};

Deno.test('shipping.get returns the flat fee until the owner changes it', async () => {
  await using test = await createTestDatabase();
  const { allProvinces, ...shipping } = await runAsOwner(test.database, getShipping, {});
  assert.deepEqual([allProvinces.length, allProvinces[0]], [63, 'Thành phố Hà Nội']);
  assert.deepEqual(shipping, {
    version: 0,
    fee: 10_000,
    freeFrom: 0,
    groups: [],
    weightSteps: [],
    preparation: '1–2 ngày làm việc',
    time: '2–5 ngày làm việc',
    workDays: 'off',
  });
  assert.deepEqual(toShippingRule((await readShopSettings(test.database)).settings), {
    fee: 10_000,
    freeFrom: 0,
  });
});

Deno.test('shipping.save changes the given fields, and an old version is a conflict', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const changes = { freeFrom: 500_000, groups: [mountains], weightSteps: [{ above: 5, fee: 1 }] };
  const saved = await runAsOwner(database, saveShipping, { version: 0, changes });
  assert.equal(saved.version, 1);
  assert.deepEqual(toShippingRule((await readShopSettings(database)).settings), {
    fee: 10_000,
    ...changes,
  });
  await assert.rejects(
    runAsOwner(database, saveShipping, { version: 0, changes: { fee: 1 } }),
    (error: unknown) => {
      assert.ok(error instanceof ConflictError);
      assert.deepEqual(error.details?.current, saved);
      return true;
    },
  );
  const emptied = await runAsOwner(database, saveShipping, {
    version: 1,
    changes: { groups: [], weightSteps: [] },
  });
  assert.deepEqual([emptied.groups, emptied.weightSteps, emptied.freeFrom], [[], [], 500_000]);
});

Deno.test('shipping.save rejects invalid rules', async () => {
  await using test = await createTestDatabase();
  const invalid: unknown[] = [
    { fee: -1 },
    { fee: '10000' },
    { fee: 1e12 },
    { groups: 'Tỉnh Hà Giang' },
    { groups: [mountains, mountains] },
    { groups: Array.from({ length: 21 }, (_, i) => ({ ...mountains, provinces: [`${i}`] })) },
    { weightSteps: [{ above: 2, fee: 1 }, { above: 1, fee: 1 }] },
    { workDays: 'never' },
    { preparation: '' },
  ];
  for (const changes of invalid) {
    await assert.rejects(
      runAsOwner(test.database, saveShipping, { version: 0, changes: changes as never }),
      ValidationError,
      JSON.stringify(changes).slice(0, 80),
    );
  }
});

Deno.test('a group has provinces of the addresses before or since July 2025, and no other', async () => {
  await using test = await createTestDatabase();
  const save = (...provinces: string[]) =>
    runAsOwner(test.database, saveShipping, { changes: { groups: [{ ...mountains, provinces }] } });
  assert.equal((await save('Tỉnh Hà Giang', 'Tỉnh Tuyên Quang')).version, 1);
  const json = JSON.stringify([{ ...mountains, provinces: ['Tỉnh Cao Bằng', 'Hà Giang'] }]);
  for (
    const saving of [
      save('Tỉnh Cao Bằng', 'Hà Giang'),
      runAsOwner(test.database, saveSettings, { changes: { 'shipping.groups': json } }),
    ]
  ) {
    await assert.rejects(saving, (error: unknown) => {
      assert.ok(error instanceof ValidationError);
      const text = 'Hà Giang';
      assert.deepEqual(error.issues, [
        { path: 'shipping.groups', reason: 'unknownProvince', values: { text } },
      ]);
      return true;
    });
  }
});

Deno.test('an amount that is no number is refused with the range, and dots between thousands', async () => {
  await using test = await createTestDatabase();
  // A text that is no number arrives as null.
  for (const fee of [null, '15k', -5, 10_000_001]) {
    await assert.rejects(
      runAsOwner(test.database, saveShipping, { changes: { fee } }),
      ({ issues }) => {
        const sentence = 'Phải là một số tiền nguyên từ 0 đến 10.000.000 đồng.';
        assert.deepEqual(issues, [{ path: 'changes.fee', reason: 'schema', values: { sentence } }]);
        return true;
      },
    );
  }
});
