import assert from 'node:assert/strict';
import { parseJson } from './parse-json.ts';

Deno.test('parseJson() parses products that are divided anywhere', async () => {
  async function* parts() {
    yield '[{ "_id": "nhan-';
    yield 'ngoc" }]';
  }
  assert.deepEqual(await Array.fromAsync(parseJson(parts())), [
    { where: 'product 1', fields: { _id: 'nhan-ngoc' } },
  ]);
});
