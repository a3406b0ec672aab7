import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import zlib from 'node:zlib';
import { Hono } from 'hono';
import { bestEncoding, encodeBody, lacksBestForm, replyEncoded } from './encoded-body.ts';

const text = 'Vòng tay đá mắt hổ. '.repeat(100);
const body = await encodeBody(text, 5);
const app = new Hono().get(
  '/',
  (c) => replyEncoded(c, body, { 'Content-Type': 'text/plain; charset=utf-8' }),
);

Deno.test('bestEncoding() returns the smallest accepted encoding', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['deflate', 'identity'],
    [',;=,q', 'identity'],
  ];
  for (const [accepted, expected] of cases) {
    assert.equal(bestEncoding(accepted), expected, `for ${accepted}`);
  }
});

Deno.test('replyEncoded() sends the body in each encoding', async () => {
  const decode = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: Buffer.from };
  for (const [encoding, decoded] of Object.entries(decode)) {
    const reply = await app.request('/', { headers: { 'Accept-Encoding': encoding } });
    assert.equal(reply.headers.get('Content-Encoding') ?? 'identity', encoding);
    assert.equal(reply.headers.get('Vary'), 'Accept-Encoding');
    assert.equal(decoded(new Uint8Array(await reply.arrayBuffer())).toString(), text);
  }
});

Deno.test('replyEncoded() answers 304 if If-None-Match has the digest, in any encoding', async () => {
  const first = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
  const tag = first.headers.get('ETag') ?? '';
  assert.match(tag, /^"[\w-]{22}-br"$/);
  for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*', tag.replace('-br', '-gzip')]) {
    const reply = await app.request('/', { headers: { 'If-None-Match': value } });
    assert.equal(reply.status, 304, value);
    assert.equal(await reply.text(), '');
    assert.ok(reply.headers.get('ETag'));
  }
  for (const value of ['"other"', '', 'x'.repeat(5000)]) {
    assert.equal((await app.request('/', { headers: { 'If-None-Match': value } })).status, 200);
  }
});

Deno.test('a body without some encodings is sent in the best one that it has', async () => {
  const partial = await encodeBody(text, 5, ['gzip']);
  assert.deepEqual(Object.keys(partial.bytes), ['identity', 'gzip']);
  const reply = (accepted: string) =>
    new Hono().get('/', (c) => replyEncoded(c, partial, {})).request('/', {
      headers: { 'Accept-Encoding': accepted },
    });
  assert.equal((await reply('gzip, br')).headers.get('Content-Encoding'), 'gzip');
  assert.equal((await reply('br')).headers.get('Content-Encoding'), null);
  assert.equal(lacksBestForm(partial, 'gzip, br'), true);
  assert.equal(lacksBestForm(partial, 'gzip'), false);
  assert.equal(lacksBestForm(partial, undefined), false);
  assert.equal(lacksBestForm(body, 'gzip, br'), false);
});
