import fc from 'fast-check';
import assert from 'node:assert/strict';
import {
  type Argon2Input,
  computeArgon2id,
  deriveWithWebAssembly,
  deriveWithWebCrypto,
  webCryptoHasArgon2,
} from './argon2id.ts';
import { printResult } from '../../../testing/print-result.ts';

const derive = import.meta.resolve('./argon2id.ts');

const input: Argon2Input = {
  password: 'mật khẩu',
  salt: new TextEncoder().encode('somesalt12345678'),
  cost: { memory: 19_456, passes: 2, parallelism: 1 },
  length: 32,
};

Deno.test('WebAssembly and Web Crypto compute the same Argon2id hashes', async () => {
  assert.ok(await webCryptoHasArgon2());
  const inputs = fc.record<Argon2Input>({
    password: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
      .filter((text) => text.isWellFormed()),
    salt: fc.uint8Array({ minLength: 8, maxLength: 32 }).map((bytes) => new Uint8Array(bytes)),
    cost: fc.record({
      memory: fc.integer({ min: 32, max: 512 }),
      passes: fc.integer({ min: 1, max: 3 }),
      parallelism: fc.integer({ min: 1, max: 3 }),
    }),
    length: fc.integer({ min: 4, max: 80 }),
  });
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      assert.deepEqual(await computeArgon2id(input), await deriveWithWebCrypto(input));
    }),
    { numRuns: 60 },
  );
});

Deno.test('deriveWithWebAssembly() computes in a worker, without blocking the event loop', async () => {
  let turns = 0;
  const timer = setInterval(() => turns += 1, 1);
  const hash = await deriveWithWebAssembly(input);
  clearInterval(timer);
  assert.deepEqual(hash, await deriveWithWebCrypto(input));
  assert.ok(turns > 5, `${turns} turns of the event loop`);
});

Deno.test('deriveWithWebAssembly() computes in a runtime without workers', async () => {
  const { Worker } = globalThis;
  Reflect.deleteProperty(globalThis, 'Worker');
  try {
    assert.deepEqual(await deriveWithWebAssembly(input), await deriveWithWebCrypto(input));
  } finally {
    Object.assign(globalThis, { Worker });
  }
});

Deno.test('deriveWithWebAssembly() rejects if its worker fails', async () => {
  const printed = await printResult(`
    import { deriveWithWebAssembly } from ${JSON.stringify(derive)};
    const missing = new URL('./no-such-worker.ts', ${JSON.stringify(import.meta.url)});
    const input = { password: '', salt: new Uint8Array(16), length: 32,
      cost: { memory: 64, passes: 1, parallelism: 1 } };
    for (const url of [missing, undefined]) {
      await deriveWithWebAssembly(input, url).catch(({ message }) => console.log(message));
    }`);
  assert.match(printed, /^Argon2id failed in a worker: .*\n.*must be specified/);
});
