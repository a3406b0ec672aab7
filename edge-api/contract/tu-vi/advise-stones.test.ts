import type { NguHanh } from '@thach-an/lunar';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { type AdvisedProduct, adviseStones } from './advise-stones.ts';
import { elementAfter, elementCycle, overcomerOf } from './element-cycle.ts';

const element = fc.constantFrom<NguHanh>(...elementCycle);

/** A chart: its weakest element does not overcome the element of the birth. */
const chart = fc.record({ menh: element, steps: fc.constantFrom(0, 1, 2, 4) })
  .map(({ menh, steps }) => ({ menh, weakest: elementAfter(menh, steps) }));

const categories = ['Hũ Đá', 'Vòng Tay', 'Nhẫn', 'Tượng'];

const products: fc.Arbitrary<AdvisedProduct[]> = fc.uniqueArray(
  fc.record({
    _id: fc.stringMatching(/^[a-z]{1,3}$/),
    category: fc.constantFrom(...categories),
    stock: fc.constantFrom(0, 1, 9),
    stone: fc.constantFrom('Ngọc lam', 'Thạch anh vàng', undefined),
    elements: fc.uniqueArray(element, { maxLength: 3 }),
  }, { requiredKeys: ['_id', 'category', 'stock', 'elements'] }),
  { selector: ({ _id }) => _id, maxLength: 60, size: 'max' },
);

const idsOf = (suggestions: { product: AdvisedProduct }[]) =>
  suggestions.map(({ product }) => product._id);

Deno.test('adviseStones() suggests products in stock with a reason, each once, eight at most', () => {
  fc.assert(fc.property(chart, products, (chart, products) => {
    const suggestions = adviseStones(chart, products);
    assert.ok(suggestions.length <= 8);
    assert.equal(new Set(idsOf(suggestions)).size, suggestions.length);
    for (const { product, reasons, reason } of suggestions) {
      assert.ok(products.includes(product) && product.stock > 0);
      assert.ok(reasons.length > 0 && reason !== '');
      for (const { element } of reasons) assert.ok(product.elements!.includes(element));
      assert.ok(!product.elements!.includes(overcomerOf(chart.menh)));
    }
  }));
});

Deno.test('adviseStones() suggests fewer than eight products only if no other one suits', () => {
  fc.assert(fc.property(chart, products, ({ menh, weakest }, products) => {
    const wanted = [elementAfter(menh, 4), menh, weakest];
    const suited = products.filter(({ stock, elements = [] }) =>
      stock > 0 && !elements.includes(overcomerOf(menh)) &&
      wanted.some((element) => elements.includes(element))
    );
    assert.equal(adviseStones({ menh, weakest }, products).length, Math.min(8, suited.length));
  }));
});

Deno.test('adviseStones() does not depend on the order of the catalogue', () => {
  const shuffled = products.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    )
  );
  fc.assert(fc.property(chart, shuffled, (chart, [list, other]) => {
    assert.deepEqual(adviseStones(chart, other), adviseStones(chart, list));
  }));
});

Deno.test('adviseStones() returns its own suggestions unchanged', () => {
  fc.assert(fc.property(chart, products, (chart, products) => {
    const suggestions = adviseStones(chart, products);
    const again = adviseStones(chart, suggestions.map(({ product }) => product));
    assert.deepEqual(again, suggestions);
  }));
});

Deno.test('adviseStones() prefers different categories for the same reason', () => {
  fc.assert(fc.property(chart, products, ({ menh }, products) => {
    const chart = { menh, weakest: menh };
    const same = products.map((product) => ({ ...product, elements: [menh] }));
    const counts = categories.map((category) => {
      const inStock = same.filter((product) => product.category === category && product.stock > 0);
      const chosen = adviseStones(chart, same)
        .filter(({ product }) => product.category === category).length;
      return { chosen, exhausted: chosen === inStock.length };
    });
    const most = Math.max(...counts.map(({ chosen }) => chosen));
    for (const { chosen, exhausted } of counts) assert.ok(exhausted || chosen >= most - 1);
  }));
});

const stones = (kind: string, elements: NguHanh[], stone: string) =>
  Array.from({ length: 8 }, (_, index) => ({
    _id: `${kind}-${index}`,
    category: categories[index % 4]!,
    stock: 1,
    elements,
    stone,
  }));

Deno.test('adviseStones() chooses in turn for each reason', () => {
  const list = [
    ...stones('a', ['Thủy'], 'Ngọc lam'),
    ...stones('b', ['Kim'], 'Đá mặt trăng'),
    ...stones('c', ['Thổ'], 'Thạch anh vàng'),
    ...stones('d', ['Hỏa'], 'Mã não đỏ'),
    ...stones('e', ['Thổ', 'Hỏa'], 'Đá ngũ sắc'),
  ];
  const suggestions = adviseStones({ menh: 'Kim', weakest: 'Thủy' }, list);
  assert.deepEqual(suggestions.map(({ reason }) => reason), [
    ...Array(3).fill('Mệnh Kim, Thổ sinh Kim: thạch anh vàng'),
    ...Array(3).fill('Mệnh Kim, đá cùng hành Kim: đá mặt trăng'),
    ...Array(2).fill('Tứ trụ ít Thủy, đá hành Thủy: ngọc lam'),
  ]);
  assert.equal(adviseStones({ menh: 'Kim', weakest: 'Thủy' }, list, 4).length, 4);
});

Deno.test('adviseStones() names both reasons, also for a product without the name of its stone', () => {
  const product = { _id: 'a', category: 'Nhẫn', stock: 1, elements: ['Thổ'] as const };
  const reason = (menh: NguHanh, weakest: NguHanh) =>
    adviseStones({ menh, weakest }, [product]).map(({ reason }) => reason);
  assert.deepEqual(reason('Kim', 'Thổ'), ['Mệnh Kim, Thổ sinh Kim, tứ trụ lại ít Thổ']);
  assert.deepEqual(reason('Thổ', 'Thổ'), ['Mệnh Thổ, đá cùng hành Thổ, tứ trụ lại ít Thổ']);
  assert.deepEqual(reason('Hỏa', 'Mộc'), []);
  assert.deepEqual(
    adviseStones({ menh: 'Kim', weakest: 'Thổ' }, [{ ...product, elements: undefined }]),
    [],
  );
});

Deno.test('adviseStones() prefers products with two reasons within a category', () => {
  const product = { category: 'Nhẫn', stock: 1 };
  const list = [
    { ...product, _id: 'a', elements: ['Thổ'] as const },
    { ...product, _id: 'b', elements: ['Thổ', 'Thủy'] as const },
  ];
  assert.deepEqual(idsOf(adviseStones({ menh: 'Kim', weakest: 'Thủy' }, list)), ['b', 'a']);
});
