import assert from 'node:assert/strict';
import { maskEmail } from './invite-staff.ts';

Deno.test('maskEmail() returns an e-mail address with the first letter of its mailbox only, for logs', () => {
  assert.equal(maskEmail('an.nguyen@example.com'), 'a***@example.com');
});
