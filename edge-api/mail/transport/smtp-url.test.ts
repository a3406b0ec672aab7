import assert from 'node:assert/strict';
import { parseSmtpUrl } from './smtp-url.ts';

Deno.test('parseSmtpUrl() parses the URL of a mail server', () => {
  assert.deepEqual(parseSmtpUrl('smtps://shop:p%40ss@mail.example'), {
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTLS: true,
    auth: { user: 'shop', pass: 'p@ss' },
  });
});
