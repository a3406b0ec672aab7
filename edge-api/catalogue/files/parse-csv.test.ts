import assert from 'node:assert/strict';
import { parseCsv } from './parse-csv.ts';

Deno.test('parseCsv() parses products that are divided anywhere', async () => {
  const header = '_id;name;description;price;image;category;subCategory;stock';
  async function* parts() {
    yield `${header}\nnhan-ngoc;"Nhẫn; `;
    yield 'ngọc";;250000;n.webp;Nhẫn;Phong Thủy;3';
  }
  const [entry] = await Array.fromAsync(parseCsv(parts()));
  assert.equal(entry?.where, 'line 2');
  assert.equal(entry?.fields.name, 'Nhẫn; ngọc');
  assert.equal(entry?.fields.price, 250_000);
});
