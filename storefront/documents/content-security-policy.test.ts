import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

Deno.test('contentSecurityPolicy() lets the document’s own scripts run, each by its hash', async () => {
  const html = `<script>one("é")</script><SCRIPT type="module" async="">\ntwo()\n</SCRIPT>` +
    `<script src="/assets/x.js"></script><script type="application/ld+json">{"a":1}</script>`;
  const policy = await contentSecurityPolicy(html, { secure: false });
  assert.equal(
    directive(policy, 'script-src'),
    `script-src 'self' ${hash('one("é")')} ${hash('\ntwo()\n')}`,
  );
});

Deno.test('contentSecurityPolicy() never allows everything inline', async () => {
  const policy = await contentSecurityPolicy('<p>Xin chào</p>', { secure: true });
  assert.doesNotMatch(policy, /unsafe/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /upgrade-insecure-requests/);
});

Deno.test('contentSecurityPolicy() knows style attributes by what they say, not as they are escaped', async () => {
  const html = `<p style="font-family:&quot;Lora&quot;">a</p><p class="style">style="no"</p>`;
  const policy = await contentSecurityPolicy(html, { secure: false });
  assert.equal(
    directive(policy, 'style-src'),
    `style-src 'self' 'unsafe-hashes' ${hash('font-family:"Lora"')}`,
  );
});

Deno.test('contentSecurityPolicy() lets the document’s own styles apply', async () => {
  const policy = await contentSecurityPolicy('<style id="styles">p{color:red}</style>', {
    secure: false,
  });
  assert.equal(directive(policy, 'style-src'), `style-src 'self' ${hash('p{color:red}')}`);
});

Deno.test('contentSecurityPolicy() lets a script run that the document starts later', async () => {
  const html = '<script type="text/plain">go()</script>';
  assert.equal(
    directive(await contentSecurityPolicy(html, { secure: false }), 'script-src'),
    "script-src 'self'",
  );
  const policy = await contentSecurityPolicy(html, { secure: false, startedLater: 'go()' });
  assert.equal(directive(policy, 'script-src'), `script-src 'self' ${hash('go()')}`);
});
