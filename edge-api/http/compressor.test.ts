import assert from 'node:assert/strict';
import { printResult } from '../testing/print-result.ts';
import { createCompressor } from './compressor.ts';
import { encodeBody } from './encoded-body.ts';

const texts = Array.from({ length: 5 }, (_, index) => `Vòng tay đá mắt hổ ${index}. `.repeat(500));
const expected = await Promise.all(texts.map((text) => encodeBody(text, 6)));

/** Creates a compressor whose thread runs. */
async function createRunning() {
  const compressor = createCompressor();
  await compressor.encode('', 1);
  await compressor.ready;
  return compressor;
}

Deno.test('a compressor returns the same bytes as encodeBody(), in the order of its calls', async () => {
  const compressor = await createRunning();
  try {
    const bodies = await Promise.all(texts.map((text) => compressor.encode(text, 6)));
    assert.deepEqual(bodies, expected);
  } finally {
    compressor.close();
  }
});

Deno.test('a compressor adds one encoding, and leaves the bytes to the caller', async () => {
  const compressor = await createRunning();
  try {
    const { identity } = expected[0]!.bytes;
    const { digest, bytes } = await compressor.encode(identity, 6, ['br']);
    assert.deepEqual({ digest, bytes }, {
      digest: expected[0]!.digest,
      bytes: { identity: expected[0]!.bytes.identity, br: expected[0]!.bytes.br },
    });
    assert.equal(new TextDecoder().decode(identity), texts[0]);
  } finally {
    compressor.close();
  }
});

Deno.test('compression does not delay other tasks of the event loop', async () => {
  const compressor = await createRunning();
  try {
    const order: string[] = [];
    const text = Array.from({ length: 100_000 }, (_, index) => index.toString(36)).join(' ');
    const encoded = compressor.encode(text, 11).then(() => order.push('encoded'));
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      order.push('turn');
    }
    await encoded;
    assert.deepEqual(order, ['turn', 'turn', 'turn', 'encoded']);
  } finally {
    compressor.close();
  }
});

Deno.test('bodies do not wait for a thread that is not ready', async () => {
  const silent = createCompressor(new URL('data:text/javascript,'));
  for (const [index, text] of texts.entries()) {
    assert.deepEqual(await silent.encode(text, 6), expected[index]);
  }
  silent.close();
  await silent.ready;
});

Deno.test('bodies are compressed by the caller if the thread fails or is closed', async () => {
  const printed = await printResult(`
    import { createCompressor } from ${JSON.stringify(import.meta.resolve('./compressor.ts'))};
    const failing = createCompressor(new URL('data:text/javascript,throw new Error("broken")'));
    for (const text of ${JSON.stringify(texts.slice(0, 2))}) {
      console.log((await failing.encode(text, 6)).bytes.br.toHex());
      await failing.ready;
    }`);
  assert.equal(printed, expected.slice(0, 2).map((body) => `${body.bytes.br?.toHex()}\n`).join(''));
  const closed = await createRunning();
  const pending = closed.encode(texts[1]!, 6);
  closed.close();
  assert.deepEqual(await pending, expected[1]);
  assert.deepEqual(await closed.encode(texts[2]!, 6), expected[2]);
});
