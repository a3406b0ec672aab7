import assert from 'node:assert/strict';
import { UnavailableError } from '../errors.ts';
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

Deno.test('an unknown error outside of the API is 500 without its text, and is logged', async () => {
  const lines: unknown[] = [];
  const app = createBaseApp((...line) => void lines.push(line), false)
    .get('/broken', () => {
      throw new Error('secret');
    })
    .get('/busy', () => {
      throw new UnavailableError();
    });
  const broken = await app.request('/broken');
  assert.equal(broken.status, 500);
  assert.doesNotMatch(await broken.text(), /secret/);
  assert.ok(lines.some((line) => JSON.stringify(line).includes('request failed')));
  const busy = await app.request('/busy');
  assert.deepEqual(
    [busy.status, busy.headers.get('Retry-After'), busy.headers.get('Cache-Control')],
    [503, '5', 'no-store'],
  );
});
