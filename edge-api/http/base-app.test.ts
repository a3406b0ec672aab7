import assert from 'node:assert/strict';
import { createBaseApp, type HttpOptions } from './base-app.ts';

async function transportSecurity(secure: boolean, options?: HttpOptions) {
  const app = createBaseApp(() => {}, secure, options).get('/', (c) => c.text(''));
  return (await app.request('/')).headers.get('Strict-Transport-Security');
}

Deno.test('Strict-Transport-Security includes the subdomains only if the owner says so', async () => {
  assert.equal(await transportSecurity(true), 'max-age=31536000');
  assert.equal(
    await transportSecurity(true, { hstsSubdomains: true }),
    'max-age=31536000; includeSubDomains',
  );
  assert.equal(await transportSecurity(false, { hstsSubdomains: true }), null);
});
