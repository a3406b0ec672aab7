import assert from 'node:assert/strict';
import { actorName, hasPermission } from './permissions.ts';

Deno.test('hasPermission() depends on the role', () => {
  const packer = { kind: 'staff', id: 'an', role: 'orders' } as const;
  assert.ok(hasPermission(packer, 'orders:write'));
  assert.ok(!hasPermission(packer, 'catalogue:write'));
});

Deno.test('actorName() returns the actor as the audit log stores it', () => {
  assert.equal(actorName({ kind: 'staff', id: '7f3a', role: 'orders' }), 'staff 7f3a');
  assert.equal(actorName({ kind: 'cli' }), 'cli');
});
