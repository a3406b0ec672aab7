import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { categoryLimit, defaultCategories } from '../../contract/catalogue/categories.ts';
import { readStoreQuery } from '../../contract/catalogue/store-query.ts';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createSettingsStore } from '../../settings/settings-store.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { timesOfTest } from '../../testing/times-of-test.ts';
import { createCatalogue } from '../catalogue.ts';
import { getProduct, saveProduct } from '../save-product.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { shopSynonyms } from '../synonyms/shop-synonyms.ts';
import { deleteCategory, listCategories, moveCategory, saveCategory } from './save-category.ts';
import { readCategories } from './read-categories.ts';

const earrings = { name: 'Bông Tai', image: 'bong-tai.webp', subCategories: ['Đá Quý', 'Bạc'] };

const save = ({ deps }: TestShop, category: Record<string, unknown>) =>
  runAsOwner(deps, saveCategory, category);
const list = async ({ deps }: TestShop) => (await runAsOwner(deps, listCategories, {})).items;
const bracelets = async (shop: TestShop) => (await list(shop)).find(({ id }) => id === 'vong-tay')!;
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

Deno.test('a new shop has the default categories in their order', async () => {
  await using shop = await openTestShop();
  assert.deepEqual(await readCategories(shop.database), defaultCategories);
  assert.deepEqual((await list(shop)).map(({ id }) => id).slice(0, 2), ['hu-da', 'vong-tay']);
});

Deno.test('a category is added, changed, moved and deleted, and each change is in the audit log', async () => {
  await using shop = await openTestShop();
  const added = await save(shop, earrings);
  assert.deepEqual(added, { ...earrings, id: 'bong-tai', version: 1 });
  assert.deepEqual(await save(shop, earrings), added, 'sent again after a lost reply');
  assert.equal((await list(shop)).at(-1)?.id, 'bong-tai');
  const changed = await save(shop, { ...added, subCategories: ['Bạc'] });
  assert.deepEqual([changed.subCategories, changed.version], [['Bạc'], 2]);
  assert.deepEqual(await save(shop, { ...changed }), changed, 'nothing changed');
  const move = { id: 'bong-tai', version: 2, position: 1 };
  const { items } = await runAsOwner(shop.deps, moveCategory, move);
  assert.deepEqual(namesOf(items).slice(0, 3), ['Hũ Đá', 'Bông Tai', 'Vòng Tay']);
  await assert.rejects(runAsOwner(shop.deps, moveCategory, move), { code: 'CHANGED' });
  await assert.rejects(save(shop, { ...added }), { code: 'CHANGED' });
  await assert.rejects(
    runAsOwner(shop.deps, deleteCategory, { id: 'bong-tai', version: 2 }),
    { code: 'CHANGED' },
  );
  await runAsOwner(shop.deps, deleteCategory, { id: 'bong-tai', version: 3 });
  assert.deepEqual(await readCategories(shop.database), defaultCategories);
  const log = await shop.database.read.select().from(auditLog);
  assert.deepEqual(log.map(({ operation, subject }) => [operation, subject]), [
    ['categories.save', 'bong-tai'],
    ['categories.save', 'bong-tai'],
    ['categories.move', 'bong-tai'],
    ['categories.delete', 'bong-tai'],
  ]);
});

Deno.test('invalid names, a taken name and unknown categories are refused', async () => {
  await using shop = await openTestShop();
  const invalid = [
    { name: '' },
    { name: 'Đá & Ngọc' },
    { name: '\u0300\u0301' },
    { subCategories: [] },
    { image: '../x' },
  ];
  for (const fields of invalid) {
    await assert.rejects(save(shop, { ...earrings, ...fields }), { code: 'BROKEN_RULE' });
  }
  await assert.rejects(save(shop, { ...earrings, subCategories: ['Bạc', 'bạc'] }), ({ issues }) => {
    assert.equal(issues[0].values.sentence, 'Có hai danh mục con trùng tên.');
    return true;
  });
  await assert.rejects(save(shop, { ...earrings, name: 'Nhẫn' }), { code: 'CATEGORY_NAME' });
  const { id, version } = await bracelets(shop);
  const renamed = { ...earrings, id, version, name: 'Nhẫn', subCategories: ['Phong Thủy'] };
  for (const name of ['Nhẫn', 'NHẪN', 'nhan']) {
    await assert.rejects(save(shop, { ...renamed, name }), { code: 'CATEGORY_NAME' }, name);
  }
  await assert.rejects(save(shop, { ...earrings, id: 'x', version: 1 }), { code: 'NOT_FOUND' });
});

Deno.test('a shop has at most fifty categories', async () => {
  await using shop = await openTestShop();
  for (let { length } = await list(shop); length < categoryLimit; length += 1) {
    await save(shop, { ...earrings, name: `Loại ${length}` });
  }
  await assert.rejects(save(shop, earrings), { code: 'CATEGORY_LIMIT', values: { limit: 50 } });
  const { id, version } = (await list(shop)).at(-1)!;
  assert.equal((await save(shop, { ...earrings, id, version })).name, earrings.name);
});

Deno.test('of two categories that are added at the same moment, the last free place gets one', async () => {
  await using shop = await openTestShop();
  for (let { length } = await list(shop); length < categoryLimit - 1; length += 1) {
    await save(shop, { ...earrings, name: `Loại ${length}` });
  }
  const names = ['Bông Tai', 'Khuyên Tai'];
  const results = await Promise.allSettled(names.map((name) => save(shop, { ...earrings, name })));
  const refused = results.flatMap((result) => result.status === 'rejected' ? result.reason : []);
  assert.deepEqual(refused.map(({ code }) => code), ['CATEGORY_LIMIT']);
  assert.equal((await list(shop)).length, categoryLimit);
});

Deno.test('the former name of a renamed category can be given to a new one', async () => {
  await using shop = await openTestShop();
  const current = await bracelets(shop);
  await save(shop, { ...current, name: 'Chuỗi Hạt' });
  const { id: _, version: __, ...fields } = current;
  const added = await save(shop, fields);
  assert.equal(added.name, current.name);
  assert.deepEqual(namesOf(await list(shop)).filter((name) => /Chuỗi|Vòng Tay/.test(name)), [
    'Chuỗi Hạt',
    'Vòng Tay',
  ]);
});

Deno.test('of two moves at the same time one takes place, and the other is refused', async () => {
  await using shop = await openTestShop();
  const before = await list(shop);
  const moves = before.slice(0, 2).map(({ id, version }) =>
    runAsOwner(shop.deps, moveCategory, { id, version, position: 5 })
  );
  const results = await Promise.allSettled(moves);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const [first] = before;
  const names = namesOf(before.toSpliced(0, 1).toSpliced(5, 0, first!));
  assert.deepEqual(namesOf(await list(shop)), names);
});

Deno.test('a category with products keeps their subcategory, and is not deleted', async () => {
  await using shop = await openTestShop();
  const current = await bracelets(shop);
  const without = { ...current, subCategories: ['Thời Trang'] };
  await assert.rejects(save(shop, without), { code: 'CATEGORY_IN_USE' });
  const { id, version } = current;
  await assert.rejects(runAsOwner(shop.deps, deleteCategory, { id, version }), {
    code: 'CATEGORY_IN_USE',
  });
  assert.deepEqual(await readCategories(shop.database), defaultCategories);
});

Deno.test('the products of a renamed category have its new name, unless they are too many', async () => {
  await using shop = await openTestShop();
  const renamed = { ...await bracelets(shop), name: 'Chuỗi Hạt' };
  assert.equal((await save(shop, renamed)).name, 'Chuỗi Hạt');
  const rows = await shop.database.read.select().from(products);
  assert.deepEqual([...new Set(rows.map(({ category }) => category))], ['Chuỗi Hạt']);
  await assert.rejects(save(shop, { ...renamed, name: 'Khác' }), { code: 'CHANGED' });
  await using large = await openTestShop({ products: [] });
  await seedCatalogue(large.database, sampleProducts(1_001));
  await assert.rejects(save(large, { ...await bracelets(large), name: 'Chuỗi Hạt' }), {
    key: 'CATEGORY_IN_USE.rename',
  });
});

Deno.test('no product stays in a category that is renamed while the product is saved', async () => {
  await using shop = await openTestShop();
  const { deps, database } = shop;
  const [{ category, subCategory, name, description, price, image } = assert.fail()] =
    await database.read.select().from(products).where(eq(products.id, 'sample-0'));
  const product = { category, subCategory, name, description, price, image };
  let version = 1;
  for (let steps = 0; steps < 40; steps += 1) {
    const { name: former, ...current } = await bracelets(shop);
    const changes = { price: price + 1_000 * steps + 1_000 };
    const renamed = save(shop, { ...current, name: `Chuỗi ${steps}` });
    // The product is saved at each step of the rename.
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    await Promise.allSettled([
      renamed,
      runAsOwner(deps, saveProduct, { id: 'sample-0', version, changes }),
      runAsOwner(deps, saveProduct, {
        id: `new-${steps}`,
        changes: { ...product, category: former },
      }),
    ]);
    version = (await runAsOwner(deps, getProduct, { id: 'sample-0' })).version;
    const known = namesOf(await list(shop));
    const rows = await database.read.select({ category: products.category }).from(products);
    assert.deepEqual(rows.filter((row) => !known.includes(row.category)), [], `${steps} steps`);
  }
});

Deno.test('store filters, search and products follow the categories', async () => {
  await using shop = await openTestShop();
  const { database, deps } = shop;
  let time = 0;
  const times = timesOfTest(() => time);
  const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: false };
  const settings = createSettingsStore(database, facts, () => {}, times);
  const synonyms = async () => shopSynonyms(await settings.current()).synonyms;
  const catalogues = [1_000, 0].map((listLimit) =>
    createCatalogue(database, () => {}, { listLimit, synonyms, ...times })
  );
  const find = async (search: string) => {
    time += 1_001;
    const { categories } = await settings.current();
    const query = readStoreQuery(new URLSearchParams(search), categories);
    const totals = await Promise.all(
      catalogues.map(async (catalogue) =>
        (await (await catalogue.current()).source.page(query)).total
      ),
    );
    return { category: query.category, totals };
  };
  assert.deepEqual(await find('category=Bông Tai'), { category: '', totals: [3, 3] });
  const change = async (category: string) => {
    const { version } = await runAsOwner(deps, getProduct, { id: 'sample-0' });
    const changes = { category, subCategory: 'Bạc', name: 'Vòng khác', description: '' };
    return await runAsOwner(deps, saveProduct, { id: 'sample-0', version, changes });
  };
  await assert.rejects(change('Bông Tai'), ({ issues }) => {
    assert.deepEqual(issues.map(({ path }: { path: string }) => path), ['subCategory']);
    return true;
  });
  await save(shop, earrings);
  await change('Bông Tai');
  assert.deepEqual(await find('category=Bông Tai'), { category: 'Bông Tai', totals: [1, 1] });
  assert.deepEqual((await find('q=bong tai')).totals, [1, 1]);
  assert.deepEqual((await find('q=bac')).totals, [1, 1]);
  const [row] = await database.read.select().from(products).where(eq(products.id, 'sample-0'));
  assert.equal(row?.category, 'Bông Tai');
});
