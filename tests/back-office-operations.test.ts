import assert from 'node:assert/strict';
import { operationNames } from '../back-office/app/audit/operation-names.ts';
import { adminOperations } from '../edge-api/operations/operation-list.ts';

/** Operations that write no row into the log themselves. */
const unlogged = [
  ...['products.check', 'products.previewImport', 'pages.preview'],
  ...['categories.list', 'payments.unmatched', 'returns.list'],
];

Deno.test('every operation that changes something has a name in Vietnamese', () => {
  const unnamed = adminOperations
    .filter(({ name, permission }) => !permission.endsWith(':read') && !unlogged.includes(name))
    .map(({ name }) => name).filter((name) => !(name in operationNames));
  assert.deepEqual(unnamed, []);
});
