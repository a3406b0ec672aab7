import assert from 'node:assert/strict';
import { operationNames } from '../back-office/app/audit/operation-names.ts';
import { groupSettings } from '../back-office/app/settings/setting-fields.ts';
import { adminOperations } from '../edge-api/operations/operation-list.ts';
import { defaultShopSettings } from '../edge-api/settings/default-shop-settings.ts';

/** Operations that write no row into the log themselves. */
const unlogged = ['products.check', 'products.previewImport', 'pages.preview'];

Deno.test('every operation that changes something has a name in Vietnamese', () => {
  const unnamed = adminOperations
    .filter(({ name, permission }) => !permission.endsWith(':read') && !unlogged.includes(name))
    .map(({ name }) => name).filter((name) => !(name in operationNames));
  assert.deepEqual(unnamed, []);
});

Deno.test('every setting of the server has a label in Vietnamese', () => {
  const keys = Object.entries(defaultShopSettings).flatMap(([key, value]) =>
    typeof value === 'object' ? Object.keys(value).map((name) => `${key}.${name}`) : [key]
  );
  const groups = groupSettings(Object.fromEntries(keys.map((key) => [key, ''])));
  const unnamed = groups.flatMap(({ fields }) => fields).filter(({ name, label }) =>
    name === label
  );
  assert.deepEqual(unnamed, []);
});
