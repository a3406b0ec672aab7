import assert from 'node:assert/strict';
import { differingLines } from './differing-lines.ts';

const cut = (mine: string, current: string) => Object.values(differingLines({ mine, current }));

Deno.test('of two versions of a text, the lines that differ are shown', () => {
  assert.deepEqual(cut('a\nb\nc\nd', 'a\nx\ny\nd'), ['…\nb\nc\n…', '…\nx\ny\n…']);
  assert.deepEqual(cut('a\nb', 'a\nb\nc'), ['…', '…\nc']);
  assert.deepEqual(cut('b\na\na', 'a'), ['b\na\n…', '…']);
  assert.deepEqual(cut('350.000 VNĐ', ''), ['350.000 VNĐ', '']);
});
