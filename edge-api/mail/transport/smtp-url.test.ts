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

Deno.test('parseSmtpUrl() asks for encoded characters, and repeats no password', () => {
  for (const password of ['pa%ss', 'pa#ss', '12#34', '12?34', 'pa/ss']) {
    assert.throws(
      () => parseSmtpUrl(`smtps://shop:${password}@mail.example`),
      (error: Error) =>
        error instanceof TypeError && /write %25 for %, %23 for #/.test(error.message) &&
        !error.message.includes(password),
      password,
    );
  }
});
