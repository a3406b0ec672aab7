import assert from 'node:assert/strict';
import { z } from 'zod';
import { elements } from '../contract/catalogue/elements.ts';
import { detailedProductSchema } from '../contract/catalogue/product.ts';
import { elementsFor, suits } from '../contract/catalogue/suits.ts';

const products = z.array(detailedProductSchema.required({ elements: true })).parse(
  JSON.parse(await Deno.readTextFile(new URL('products.json', import.meta.url))),
);
const page = await Deno.readTextFile(new URL('../../docs/stones.md', import.meta.url));

/** Returns the first two columns of the table with a title in its first column. */
function readTable(title: string): Map<string, string> {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${title} `));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return new Map(
    lines.slice(start + 2, start + length).map((line) => {
      const [, name = '', value = ''] = line.split('|').map((cell) => cell.trim());
      return [name.replace(/ \(.*/, ''), value];
    }),
  );
}

Deno.test('the demo catalogue has the stones and elements of docs/stones.md', () => {
  const documented = readTable('Stone');
  assert.equal(documented.size, 16);
  const used = new Map(products.map(({ stone = '', elements }) => [stone, elements.join(', ')]));
  assert.deepEqual([...used].sort(), [...documented].sort());
  for (const { _id, stone = '', elements } of products) {
    assert.equal(elements.join(', '), documented.get(stone), _id);
  }
});

Deno.test('docs/stones.md describes which elements suit a person', () => {
  assert.deepEqual(
    [...readTable('Mệnh')],
    elements.map((element) => [element, elementsFor(element).join(', ')]),
  );
});

/** Words of the name of a product that name its stone. */
const shortNames: Record<string, string> = {
  'Mã não đỏ': 'mã não',
  'Lưu ly thanh kim': 'lưu ly',
  'Thủy tinh quang học': 'thủy tinh',
  'Đông linh xanh': 'đông linh',
  'Ngọc hồng lựu': 'hồng lựu',
};

Deno.test('the name of each demo product names its stone', () => {
  for (const { name, stone = '' } of products) {
    const words = shortNames[stone] ?? stone.toLowerCase().replace(/^đá /, '');
    assert.ok(name.toLowerCase().includes(words), `${name}: ${stone}`);
  }
});

const hasWord = (text: string, word: string, flags = 'u') =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, flags).test(text);

Deno.test('every description names the element of its stone, and only elements that it suits', () => {
  for (const product of products) {
    const { _id, description } = product;
    const named = elements.filter((element) => hasWord(description, element));
    if (product.elements.length === elements.length) {
      assert.ok(description.includes('ngũ hành'), _id);
      assert.deepEqual(named, [], _id);
      continue;
    }
    for (const element of product.elements) {
      assert.ok(hasWord(description, `hành ${element}`, 'iu'), `${_id} is of ${element}`);
    }
    assert.deepEqual(named.filter((element) => !suits(product, element)), [], _id);
  }
});

Deno.test('the size of a demo product agrees with the measures in its description', () => {
  for (const { _id, description, size = '' } of products) {
    for (const [measure] of description.matchAll(/\d+(,\d+)? (cm|mm|g|kg|ml)(?!\p{L})/gu)) {
      assert.match(size, new RegExp(`(?<![\\d,])${measure}`), _id);
    }
  }
});

Deno.test('every demo product has advice on care', () => {
  assert.deepEqual(products.filter(({ care = '' }) => care.length < 60).map(({ _id }) => _id), []);
});
