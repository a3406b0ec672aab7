import assert from 'node:assert/strict';
import { hasTrustedPassword } from './has-trusted-password.ts';

Deno.test('hasTrustedPassword() returns `true` if the password was set when the e-mail address was already verified', () => {
  const registered = { createdAt: 1, passwordSetAt: null, emailVerifiedAt: 2 };
  assert.equal(hasTrustedPassword(registered), false);
  assert.equal(hasTrustedPassword({ ...registered, passwordSetAt: 3 }), true);
});
