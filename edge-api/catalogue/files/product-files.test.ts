import assert from 'node:assert/strict';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import fc from 'fast-check';
import { elements } from '../../contract/catalogue/elements.ts';
import { type DetailedProduct, detailedProductSchema } from '../../contract/catalogue/product.ts';
import { createProductCheck } from './check-product.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import type { ProductEntry } from './product-entry.ts';
import { formatText } from '../testing/format-text.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';

const checkProduct = createProductCheck(defaultCategories);

const [sample] = sampleCatalogue(1);
const header = '_id,name,description,price,originalPrice,image,category,subCategory,stock';
const row = 'nhan-ngoc,Nhẫn,,250000,,nhan.webp,Nhẫn,Phong Thủy,3';

const specialText = fc.constantFrom(
  '"',
  "'",
  '\n',
  '\r\n',
  '\r',
  ',',
  ';',
  '=',
  '+',
  '-',
  '@',
  '\t',
  ' ',
);
const text = fc.array(fc.oneof(specialText, fc.string({ unit: 'grapheme', maxLength: 4 })), {
  maxLength: 12,
}).map((parts) => parts.join(''));

type Parse = (texts: AsyncIterable<string>) => AsyncIterable<ProductEntry>;

/** Parses a text in parts of a few characters. */
function parseText(parse: Parse, text: string, partLength = 5): Promise<ProductEntry[]> {
  const parts = text.match(new RegExp(`[^]{1,${partLength}}`, 'gu')) ?? [];
  return Array.fromAsync(parse(ReadableStream.from(parts)));
}

/** Arbitrary valid product. */
const pictures = ['a.webp', 'b-2.avif', 'C_3.png'];
const optionalText = fc.option(text.map((value) => value.trim() || 'x'), { nil: undefined });
const product: fc.Arbitrary<DetailedProduct> = fc.record({
  name: text.map((name) => name.trim() || "'=1+1"),
  description: text,
  price: fc.integer({ min: 1, max: 1_000_000 }),
  originalPrice: fc.option(fc.integer({ min: 1_000_001, max: 2_000_000 }), { nil: undefined }),
  colour: fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/), { nil: undefined }),
  stock: fc.nat(1_000_000),
  stone: optionalText,
  elements: fc.option(fc.subarray([...elements], { minLength: 1 }), { nil: undefined }),
  size: optionalText,
  care: optionalText,
  weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  gallery: fc.option(fc.shuffledSubarray(pictures, { minLength: 1 }), { nil: undefined }),
}).map((fields) => detailedProductSchema.parse({ ...sample, ...fields }))
  .map((product) => JSON.parse(JSON.stringify(product)));

const list = fc.array(product, { minLength: 1, maxLength: 5 }).map((products) =>
  products.map((product, index) => ({ ...product, _id: `p-${index}` }))
);

Deno.test('products round-trip through CSV and JSON with any text, in parts of any size', async () => {
  const separators = fc.constantFrom(',' as const, ';' as const);
  await fc.assert(
    fc.asyncProperty(
      list,
      separators,
      fc.integer({ min: 1, max: 90 }),
      async (products, separator, length) => {
        const csv = await formatText(products, 'csv', separator);
        const json = await formatText(products, 'json');
        assert.equal(json, `${JSON.stringify(products, null, 2)}\n`);
        for (const [parse, text] of [[parseCsv, csv], [parseJson, json]] as const) {
          const checked = (await parseText(parse, text, length)).map(checkProduct);
          assert.deepEqual(checked.flatMap(({ problems }) => problems), []);
          assert.deepEqual(
            checked.map(({ product }) => product),
            products,
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

Deno.test('no cell of a CSV file begins like a formula', async () => {
  await fc.assert(fc.asyncProperty(list, async (products) => {
    const csv = (await formatText(products, 'csv')).replaceAll("'", '_');
    for (const { fields } of await parseText(parseCsv, csv)) {
      assert.doesNotMatch(String(fields.name), /^[=+\-@\t\r]/);
      assert.doesNotMatch(String(fields.description), /^[=+\-@\t\r]/);
    }
  }));
});

Deno.test('parseCsv() reads the CSV variants of spreadsheets', async () => {
  const expected = { _id: 'nhan-ngoc', name: 'Nhẫn', description: '', price: 250_000, stock: 3 };
  const files = [
    `${header}\n${row}`,
    `\uFEFF${header}\r\n${row}\r\n`,
    `${header}\r${row}\r`,
    `\n${header}\n\n${row}\n,,,,,,,,\n`,
    `${header.replaceAll(',', ';')}\n${row.replaceAll(',', ';')}`,
    `"${header.replaceAll(',', '","')}"\n"${row.replaceAll(',', '","')}"`,
    ` ${header.replaceAll(',', ' , ')}\n${row.replace('250000', ' 250000 ')}`,
  ];
  for (const file of files) {
    const entries = await parseText(parseCsv, file);
    assert.equal(entries.length, 1, file);
    const { image: _, category: __, subCategory: ___, ...fields } = entries[0]!.fields;
    assert.deepEqual(fields, expected, file);
  }
});

Deno.test('parseCsv() reads lists that are separated by blanks, semicolons or commas', async () => {
  const file = (separator: string) =>
    `${header},elements,gallery\n${row},"Kim${separator}Hỏa","a.webp${separator}b.webp"\n`;
  for (const separator of [' ', ';', '; ', ', ', '\n']) {
    const [entry] = await parseText(parseCsv, file(separator));
    assert.deepEqual(entry?.fields.elements, ['Kim', 'Hỏa'], JSON.stringify(separator));
    assert.deepEqual(entry?.fields.gallery, ['a.webp', 'b.webp']);
  }
  const [entry] = await parseText(parseCsv, `${header},elements,gallery\n${row}, ,\n`);
  assert.ok(entry && !('elements' in entry.fields) && !('gallery' in entry.fields));
});

Deno.test('parseCsv() counts lines like an editor', async () => {
  for (const end of ['\n', '\r\n']) {
    const long = row.replace(',,', `,"một${end}hai${end}${end}ba",`);
    const text = [header, row, long, '', row, row].join(end);
    const entries = await parseText(parseCsv, text);
    assert.deepEqual(
      entries.map(({ where }) => where),
      ['line 2', 'line 3', 'line 8', 'line 9'],
    );
  }
});

Deno.test('parseCsv() reports lines with too few or too many columns', async () => {
  const entries = await parseText(parseCsv, `${header}\nnhan-ngoc,Nhẫn\n${row},x\n`);
  assert.deepEqual(entries.map((entry) => [entry.where, entry.fields._id]), [
    ['line 2', 'nhan-ngoc'],
    ['line 3', 'nhan-ngoc'],
  ]);
  assert.deepEqual(entries.map((entry) => checkProduct(entry).problems), [
    [{ reason: 'columns', columns: 2, expected: 9 }],
    [{ reason: 'columns', columns: 10, expected: 9 }],
  ]);
});
