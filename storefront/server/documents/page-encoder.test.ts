import assert from 'node:assert/strict';
import zlib from 'node:zlib';
import { createPageEncoder } from './page-encoder.ts';

const texts = [
  { before: '<html>', styles: 'p{color:red}', after: '</html>' },
  { before: '<html>Đá', styles: 'p{color:red}', after: ' mắt hổ</html>' },
  { before: '', styles: '', after: '' },
  { before: 'a', styles: 'p{content:"🪨"}'.repeat(10_000), after: 'b'.repeat(200_000) },
  { before: 'b'.repeat(200_000), styles: 'p{color:red}', after: '' },
];

Deno.test('a page in gzip has the same text as the page', async () => {
  const encode = createPageEncoder();
  for (const text of [...texts, ...texts]) {
    const { bytes } = encode(text);
    const whole = text.before + text.styles + text.after;
    assert.equal(new TextDecoder().decode(bytes.identity), whole);
    assert.equal(zlib.gunzipSync(bytes.gzip!).toString(), whole);
    // RFC 1952: DEFLATE, no flags, no time, unknown operating system.
    assert.deepEqual([...bytes.gzip!.subarray(0, 10)], [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    // The decoder of browsers, which reads no second member and checks the checksum.
    const stream = new Blob([bytes.gzip!]).stream()
      .pipeThrough(new DecompressionStream('gzip'));
    assert.equal(await new Response(stream).text(), whole);
  }
});

Deno.test('equal pages have the same digest, others have others', () => {
  const encode = createPageEncoder();
  const digests = texts.map((text) => encode(text).digest);
  assert.equal(new Set(digests).size, texts.length);
  assert.deepEqual(texts.map((text) => createPageEncoder()(text).digest), digests);
  for (const digest of digests) assert.match(digest, /^[\w-]{22}$/);
});
