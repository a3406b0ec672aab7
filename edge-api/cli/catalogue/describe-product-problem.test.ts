import assert from 'node:assert/strict';
import { defaultCategories } from '../../contract/catalogue/categories.ts';
import { createProductCheck } from '../../catalogue/files/check-product.ts';
import { parseCsv } from '../../catalogue/files/parse-csv.ts';
import { parseJson } from '../../catalogue/files/parse-json.ts';
import type { ProductEntry } from '../../catalogue/files/product-entry.ts';
import { sampleCatalogue } from '../../catalogue/testing/sample-catalogue.ts';
import { FileError } from '../../errors.ts';
import { describeProductProblem, describeShopError } from '../describe-shop-error.ts';

const checkProduct = createProductCheck(defaultCategories);

const [sample] = sampleCatalogue(1);

/** Returns the error messages for a sample product with the given fields. */
function problemsOf(fields: Record<string, unknown>): string[] {
  const { problems } = checkProduct({ where: 'line 2', fields: { ...sample, ...fields } });
  return problems.map(describeProductProblem);
}

Deno.test('describeProductProblem() names the valid values of each invalid field', () => {
  const cases: [Record<string, unknown>, RegExp][] = [
    [{ _id: 'Vòng Tay' }, /^_id must be lower-case letters/],
    [{ name: ' ' }, /^name must be a text of 1 to 200/],
    [{ name: 7 }, /^name must be a text/],
    [{ name: 'a\0b' }, /^name holds a character that cannot be stored/],
    [{ name: 'a\ud800' }, /^name holds a character that cannot be stored/],
    [{ description: 'x'.repeat(5001) }, /^description must be .* at most 5000/],
    [{ description: undefined }, /^description is missing/],
    [{ price: '1.250.000' }, /^price must be a whole number .*1250000, not 1\.250\.000/],
    [{ price: 0 }, /^price must be/],
    [{ price: undefined }, /^price is missing/],
    [{ originalPrice: 250_000 }, /^originalPrice must be .* higher than the price/],
    [{ originalPrice: null }, /^originalPrice must be .* left out/],
    [{ image: '../etc/passwd' }, /^image must be the name of a picture/],
    [{ category: 'Xe đạp' }, /^category must be one of: Hũ Đá, .* Tượng$/],
    [{ subCategory: 'Đá Quý' }, /^subCategory must be one of: Phong Thủy, Thời Trang, Cao Cấp$/],
    [{ stock: 1.5 }, /^stock must be a whole number from 0/],
    [{ stock: -1 }, /^stock must be/],
    [{ stone: ' ' }, /^stone must be a text of 1 to 100 .* left out/],
    [{ elements: ['Gió'] }, /^elements must be one or more of Kim, Mộc, Thủy, Hỏa, Thổ, each/],
    [{ elements: ['Kim', 'kim'] }, /^elements must be one or more of/],
    [{ elements: 'Kim' }, /^elements must be one or more of/],
    [{ elements: [7] }, /^elements must be one or more of/],
    [{ size: 'x'.repeat(201) }, /^size must be a text of 1 to 200/],
    [{ care: 'a\0b' }, /^care holds a character that cannot be stored/],
    [{ gallery: ['../etc/passwd'] }, /^gallery must be names of at most 12/],
    [{ gallery: ['a.webp', 'a.webp'] }, /^gallery must be names of at most 12 different/],
    [{ gallery: Array.from({ length: 13 }, (_, n) => `${n}.webp`) }, /^gallery must be/],
    [{ orginalPrice: 1 }, /^orginalPrice is no field of a product$/],
  ];
  for (const [fields, expected] of cases) {
    const problems = problemsOf(fields);
    assert.equal(problems.length, 1, `${JSON.stringify(fields)}: ${problems}`);
    assert.match(problems[0]!, expected);
  }
});

Deno.test('describeProductProblem() describes duplicates and lines with missing columns', () => {
  assert.equal(
    describeProductProblem({ field: '_id', reason: 'duplicate', place: 'line 2' }),
    '_id stands in line 2 too',
  );
  assert.equal(
    describeProductProblem({ reason: 'columns', columns: 2, expected: 9 }),
    'has 2 columns instead of 9',
  );
});

type Parse = (texts: AsyncIterable<string>) => AsyncIterable<ProductEntry>;

/** Parses a text in parts of some characters. */
function parseText(parse: Parse, text: string, partLength: number): Promise<ProductEntry[]> {
  const parts = text.match(new RegExp(`[^]{1,${partLength}}`, 'gu')) ?? [];
  return Array.fromAsync(parse(ReadableStream.from(parts)));
}

Deno.test('files without a list of products are rejected', async () => {
  const header = '_id,name,description,price,originalPrice,image,category,subCategory,stock';
  const long = 'x'.repeat(100_010);
  const cases: [Parse, string, RegExp][] = [
    [parseCsv, '', /must name the columns .*_id, name, .* missing/],
    [parseCsv, 'id,name\n', /: _id, .* missing; id unknown$/],
    [parseCsv, `${header},stock\n`, /: stock doubled$/],
    [parseCsv, `${header.replace(',stock', '')}\n`, /: stock missing$/],
    [parseCsv, `${header}\n"a" b\n`, /is not valid CSV: .* line 2/],
    [parseCsv, `${header}\n"a\n`, /is not valid CSV: .* line/],
    [parseCsv, `${header}\n"${long}`, /is not valid CSV: .* line 2\. A closing quotation mark/],
    [parseJson, '', /must hold a list/],
    [parseJson, '{}', /must hold a list/],
    [parseJson, '[1]', /product 1 of the list must be an object/],
    [parseJson, '[{', /is not valid JSON/],
    [parseJson, '[{},]', /is not valid JSON: product 2: /],
    [parseJson, '[{}}]', /is not valid JSON: product 1: /],
    [parseJson, '[{}] 1', /is not valid JSON: the list has ended/],
    [parseJson, `[{"a":"${long}`, /product 1 has more than 100000 characters/],
  ];
  for (const [parse, text, message] of cases) {
    for (const length of [text.length > 1_000 ? 1_000 : 1, 65_536]) {
      await assert.rejects(parseText(parse, text, length), (error) => {
        assert.ok(error instanceof FileError);
        assert.match(describeShopError(error).message, message);
        return true;
      });
    }
  }
});
