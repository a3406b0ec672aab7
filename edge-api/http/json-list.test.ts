import assert from 'node:assert/strict';
import { generateJsonList } from './json-list.ts';

Deno.test('generateJsonList() generates a JSON text with a long list, a part of it at a time', async () => {
  async function* parts() {
    yield [1, 2];
    yield [];
    yield [{ three: 3 }];
  }
  const texts = await Array.fromAsync(generateJsonList('{"data":[', parts(), () => ']}'));
  assert.deepEqual(JSON.parse(texts.join('')), { data: [1, 2, { three: 3 }] });
});
