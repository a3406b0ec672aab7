import assert from 'node:assert/strict';
import { splitJsonList } from './split-json-list.ts';

Deno.test('splitJsonList() splits the text of a JSON list into the texts of its elements, without parsing them', async () => {
  async function* parts() {
    yield '[{ "a": "]';
    yield ',"}, 2]';
  }
  assert.deepEqual(await Array.fromAsync(splitJsonList(parts())), ['{ "a": "],"}', ' 2']);
});
