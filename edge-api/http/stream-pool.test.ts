import assert from 'node:assert/strict';
import { UnavailableError } from '../errors.ts';
import { StreamPool, type StreamPoolOptions } from './stream-pool.ts';

const openPool = (options: Partial<StreamPoolOptions> = {}) =>
  new StreamPool({ share: 0.9, ...options });

async function* texts(count: number) {
  for (let index = 0; index < count; index += 1) yield await Promise.resolve(`${index};`);
}

/** Texts of which each blocks the event loop. */
async function* slowTexts(count: number, ms: number) {
  for await (const text of texts(count)) {
    for (const end = performance.now() + ms; performance.now() < end;);
    yield text;
  }
}

Deno.test('a stream consists of the chunks in order', async () => {
  const pool = openPool();
  assert.equal(await new Response(pool.open('a', texts(4))).text(), '0;1;2;3;');
  assert.equal(await new Response(pool.open('a', texts(0))).text(), '');
});

Deno.test('other tasks run between the chunks of several streams', async () => {
  const pool = openPool({ share: 0.5 });
  const ended = Promise.all(
    ['a', 'b', 'c'].map((client) => new Response(pool.open(client, slowTexts(10, 4))).text()),
  ).then(() => true);
  let turns = 0;
  const turn = () => new Promise<false>((resolve) => setTimeout(() => resolve(false)));
  while (!await Promise.race([ended, turn()])) turns += 1;
  assert.ok(turns >= 25, `the event loop turned ${turns} times only`);
});

Deno.test('the streams of a client and of all clients are limited until they end', async () => {
  const pool = openPool({ total: 3 });
  const [first, second, third] = ['a', 'a', 'b'].map((client) => pool.open(client, texts(2)));
  assert.throws(() => pool.open('a', texts(2)), UnavailableError);
  assert.throws(() => pool.open('c', texts(2)), UnavailableError, 'all together');
  await first!.cancel();
  await first!.cancel();
  await new Response(pool.open('c', texts(2))).text();
  await new Response(second).text();
  await new Response(third).text();
  for (const client of ['a', 'a', 'b']) await new Response(pool.open(client, texts(2))).text();
});

Deno.test('a stream that is not read is ended', async () => {
  const pool = openPool({ perClient: 1, stallMs: 20 });
  const unread = pool.open('a', texts(100));
  assert.throws(() => pool.open('a', texts(1)), UnavailableError);
  const open = () => {
    try {
      return pool.open('a', texts(1));
    } catch {
      return undefined;
    }
  };
  let next = open();
  for (; !next; next = open()) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(await new Response(next).text(), '0;');
  await assert.rejects(new Response(unread).text());
});

Deno.test('an error while a chunk is generated ends the stream with it', async () => {
  const pool = openPool({ perClient: 1 });
  // deno-lint-ignore require-yield -- fails before the first text
  async function* failing(): AsyncGenerator<string> {
    await Promise.reject(new RangeError('no'));
  }
  await assert.rejects(new Response(pool.open('a', failing())).text(), RangeError);
  assert.equal(await new Response(pool.open('a', texts(1))).text(), '0;');
});

/** Reads a stream slowly, and returns its length. */
async function readSlowly(stream: ReadableStream<Uint8Array>, ms: number): Promise<number> {
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return length;
}

Deno.test('a reader below the minimum rate is cut off, although it never stalls', async () => {
  const pool = openPool({ perClient: 1, stallMs: 100, minRate: 1_000 });
  await assert.rejects(readSlowly(pool.open('a', texts(1_000)), 20), UnavailableError);
  const next = await new Response(pool.open('a', texts(5))).text();
  assert.equal(next.length, 10, 'its place is free');
});

Deno.test('the time to generate a chunk does not count for the reader', async () => {
  const pool = openPool({ stallMs: 20, minRate: 1_000 });
  async function* late() {
    for (let index = 0; index < 5; index += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      yield 'a';
    }
  }
  assert.equal(await new Response(pool.open('a', late())).text(), 'aaaaa');
});

Deno.test('the networks of one /48 have the streams of one client', async () => {
  const pool = openPool();
  const networks = Array.from({ length: 16 }, (_, index) => `2001:db8:1:${index}::/64`);
  const opened = networks.flatMap((network) => {
    try {
      return [pool.open(network, texts(1))];
    } catch (error) {
      assert.ok(error instanceof UnavailableError);
      return [];
    }
  });
  assert.equal(opened.length, 2);
  await pool.open('2001:db8:2:1::/64', texts(1)).cancel();
});
