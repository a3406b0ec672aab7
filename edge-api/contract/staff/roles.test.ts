import assert from 'node:assert/strict';
import { permissionsOf } from './roles.ts';

Deno.test('a role has the permissions of its work', () => {
  assert.deepEqual(permissionsOf('catalogue').filter((one) => one.startsWith('orders:')), []);
  assert.ok(permissionsOf('orders').includes('orders:refund'));
  assert.ok(!permissionsOf('reader').includes('audit:read'));
});
