import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  extractInlineTexts,
  policyOptionsOf,
} from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

Deno.test('contentSecurityPolicy() allows the page’s own inline texts by their hashes', () => {
  const own = { scripts: ['one("é")', '\ntwo()\n', 'one("é")'], styles: ['p{color:red}'] };
  const policy = contentSecurityPolicy(own, { secure: false });
  assert.equal(
    directive(policy, 'script-src'),
    `script-src 'self' ${hash('one("é")')} ${hash('\ntwo()\n')}`,
  );
  assert.equal(directive(policy, 'style-src'), `style-src 'self' ${hash('p{color:red}')}`);
});

Deno.test('contentSecurityPolicy() never contains unsafe-inline', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, { secure: true });
  assert.doesNotMatch(policy, /unsafe/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /upgrade-insecure-requests/);
});

Deno.test('contentSecurityPolicy() allows requests to a given origin', () => {
  const nothing = { scripts: [], styles: [] };
  const policy = contentSecurityPolicy(nothing, {
    secure: false,
    connectTo: ['http://localhost:5000'],
  });
  assert.equal(directive(policy, 'connect-src'), "connect-src 'self' http://localhost:5000");
  assert.equal(directive(policy, 'frame-src'), '');
});

Deno.test('contentSecurityPolicy() requires Trusted Types of a page that creates policies, except with Facebook’s script', () => {
  const page = { scripts: [], styles: [], trustedTypes: ['default', 'entry'] };
  const policy = contentSecurityPolicy(page, { secure: false });
  assert.equal(directive(policy, 'trusted-types'), 'trusted-types default entry');
  assert.equal(
    directive(policy, 'require-trusted-types-for'),
    "require-trusted-types-for 'script'",
  );
  for (
    const other of [
      contentSecurityPolicy(page, { secure: false, facebook: true }),
      contentSecurityPolicy({ scripts: [], styles: [] }, { secure: false }),
    ]
  ) assert.doesNotMatch(other, /trusted-types/);
});

Deno.test('policyOptionsOf() allows Facebook’s script only if its log-in is configured', () => {
  const settings = {
    publicUrl: 'https://shop.example',
    analysisUrl: '',
    provincesUrl: 'https://provinces.example/api/v1',
    facebookAppId: '',
    cardPayments: false,
  };
  const nothing = { scripts: [], styles: [] };
  const without = contentSecurityPolicy(nothing, policyOptionsOf(settings));
  assert.doesNotMatch(without, /facebook/);
  assert.equal(directive(without, 'connect-src'), "connect-src 'self' https://provinces.example");
  const facebook = policyOptionsOf({ ...settings, facebookAppId: '12345' });
  const policy = contentSecurityPolicy(nothing, facebook);
  assert.equal(directive(policy, 'script-src'), "script-src 'self' https://connect.facebook.net");
  assert.match(directive(policy, 'frame-src'), /https:\/\/www\.facebook\.com/);
  assert.doesNotMatch(policy, /unsafe/);
});

Deno.test('extractInlineTexts() returns texts with the nonce, and no injected ones', () => {
  const html = `<style nonce="n-1">a{}</style><style>b{}</style>` +
    `<script nonce="n-1">own()</script><script async="" nonce="n-1" type="module">entry()</script>` +
    `<script>foreign()</script><script nonce="guess">foreign()</script>` +
    `<script nonce="n-1" src="/assets/x.js"></script><script type="application/ld+json">{}</script>`;
  const extracted = extractInlineTexts(html, 'n-1');
  assert.deepEqual(extracted.scripts, ['own()', 'entry()']);
  assert.deepEqual(extracted.styles, ['a{}']);
  assert.ok(!extracted.html.includes('n-1'));
  assert.ok(extracted.html.includes('<script>foreign()</script>'));
});
