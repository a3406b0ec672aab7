import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Product, productSchema } from '../../../contract/catalogue/product.ts';
import { checkProducts } from './check-products.ts';
import { formatProducts } from './format-products.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson } from './parse-json.ts';
import { sampleCatalogue } from '../../testing/sample-catalogue.ts';

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

/** Arbitrary valid product. */
const product: fc.Arbitrary<Product> = fc.record({
  name: text.map((name) => name.trim() || "'=1+1"),
  description: text,
  price: fc.integer({ min: 1, max: 1_000_000 }),
  originalPrice: fc.option(fc.integer({ min: 1_000_001, max: 2_000_000 }), { nil: undefined }),
  colour: fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/), { nil: undefined }),
  stock: fc.nat(1_000_000),
}).map((fields) => productSchema.parse({ ...sample, ...fields }));

const list = fc.array(product, { minLength: 1, maxLength: 5 }).map((products) =>
  products.map((product, index) => ({ ...product, _id: `p-${index}` }))
);

Deno.test('products round-trip through CSV and JSON with any text', () => {
  fc.assert(
    fc.property(list, fc.constantFrom(',' as const, ';' as const), (products, separator) => {
      const csv = formatProducts(products, 'csv', separator);
      const json = formatProducts(products, 'json');
      for (const entries of [parseCsv(csv), parseJson(json)]) {
        const checked = checkProducts(entries);
        assert.deepEqual(checked.issues, []);
        assert.deepEqual(
          checked.products,
          products.map(({ originalPrice, colour, ...rest }) => ({
            ...rest,
            ...(originalPrice === undefined ? {} : { originalPrice }),
            ...(colour === undefined ? {} : { colour }),
          })),
        );
      }
    }),
    { numRuns: 300 },
  );
});

Deno.test('no cell of a CSV file begins like a formula', () => {
  fc.assert(fc.property(list, (products) => {
    for (const { fields } of parseCsv(formatProducts(products, 'csv').replaceAll("'", '_'))) {
      assert.doesNotMatch(String(fields.name), /^[=+\-@\t\r]/);
      assert.doesNotMatch(String(fields.description), /^[=+\-@\t\r]/);
    }
  }));
});

Deno.test('parseCsv() reads the CSV variants of spreadsheets', () => {
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
    const entries = parseCsv(file);
    assert.equal(entries.length, 1, file);
    const { image: _, category: __, subCategory: ___, ...fields } = entries[0]!.fields;
    assert.deepEqual(fields, expected, file);
  }
});

Deno.test('parseCsv() counts lines like an editor', () => {
  for (const end of ['\n', '\r\n']) {
    const long = row.replace(',,', `,"một${end}hai${end}${end}ba",`);
    const entries = parseCsv([header, row, long, '', row, row].join(end));
    assert.deepEqual(
      entries.map(({ where }) => where),
      ['line 2', 'line 3', 'line 8', 'line 9'],
    );
  }
});

Deno.test('parseCsv() reports lines with too few or too many columns', () => {
  const { issues } = checkProducts(parseCsv(`${header}\nnhan-ngoc,Nhẫn\n${row},x\n`));
  assert.deepEqual(issues.map(({ where, id, message }) => `${where} (${id}) ${message}`), [
    'line 2 (nhan-ngoc) has 2 columns instead of 9',
    'line 3 (nhan-ngoc) has 10 columns instead of 9',
    'line 3 (nhan-ngoc) _id stands in line 2 too',
  ]);
});

Deno.test('files without a list of products are rejected', () => {
  const cases: [() => unknown, RegExp][] = [
    [() => parseCsv(''), /must name the columns .*_id, name, .* missing/],
    [() => parseCsv('id,name\n'), /: _id, .* missing; id unknown$/],
    [() => parseCsv(`${header},stock\n`), /: stock doubled$/],
    [() => parseCsv(`${header}\n"a" b\n`), /is not valid CSV: .* line 2/],
    [() => parseCsv(`${header}\n"a\n`), /is not valid CSV: .* line/],
    [() => parseJson('{}'), /must hold a list/],
    [() => parseJson('[1]'), /product 1 of the list must be an object/],
    [() => parseJson('[{'), /is not valid JSON/],
  ];
  for (const [parse, message] of cases) assert.throws(parse, { name: 'OwnerError', message });
});
