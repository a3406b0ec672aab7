import assert from 'node:assert/strict';
import { limitMemory } from './limit-memory.ts';

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const exported = [7, 5, 1, 1, 0x6d, 2, 0];

/** Grows the memory `m` of a module page by page, and returns the number of pages. */
async function grow(module: Uint8Array<ArrayBuffer>): Promise<number> {
  const { instance } = await WebAssembly.instantiate(module);
  const memory = instance.exports.m as WebAssembly.Memory;
  try {
    for (let page = 0; page < 1_000; page += 1) memory.grow(1);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return memory.buffer.byteLength / 65_536;
}

Deno.test('limitMemory() limits a memory with and without a limit of its own', async () => {
  for (const memory of [[0, 2], [1, 2, 0x80, 0x80, 2]]) {
    const module = new Uint8Array([...header, 5, 1 + memory.length, 1, ...memory, ...exported]);
    assert.equal(await grow(module), 1_002);
    assert.equal(await grow(limitMemory(module, 300 * 65_536)), 300);
  }
  assert.throws(() => limitMemory(new Uint8Array(header), 65_536), TypeError);
});
