import assert from 'node:assert/strict';
import { securityTxtRoutes } from './security-txt.ts';

Deno.test('security.txt names the contact and expires in half a year', async () => {
  const routes = securityTxtRoutes(
    'mailto:security@thachan.example',
    'https://thachan.example',
    () => Date.UTC(2030, 0, 1, 12),
  );
  const reply = await routes.request('/.well-known/security.txt');
  assert.equal(reply.headers.get('Content-Type'), 'text/plain; charset=UTF-8');
  assert.equal(
    await reply.text(),
    'Contact: mailto:security@thachan.example\n' +
      'Expires: 2030-06-30T00:00:00.000Z\n' +
      'Preferred-Languages: vi, en\n' +
      'Canonical: https://thachan.example/.well-known/security.txt\n',
  );
});
