import assert from 'node:assert/strict';
import { isDeleted } from './account-calls.ts';

Deno.test('isDeleted() takes an unknown row for deleted, but no other refusal', () => {
  const refused = { kind: 'refused', code: '', message: '', issues: [], reply: {} } as const;
  assert.ok(isDeleted({ kind: 'done', data: {} }));
  assert.ok(isDeleted({ ...refused, status: 404 }));
  assert.ok(!isDeleted({ ...refused, status: 409 }));
  assert.ok(!isDeleted({ kind: 'unreachable', timedOut: false }));
});
