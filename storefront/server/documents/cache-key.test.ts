import { createListSource, defaultCategories, type Product } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import {
  cacheKey,
  canonicalPath,
  notFoundInCartKey,
  notFoundKey,
  productNotFoundKeys,
} from './cache-key.ts';

/** Two pages of products, of which one product is a ring. */
const products = Array.from({ length: 13 }, (_, index): Product => ({
  _id: `product-${index}`,
  name: `Sản phẩm ${index}`,
  description: '',
  price: 1_000,
  image: 'a.webp',
  category: index === 0 ? 'Nhẫn' : 'Tượng',
  subCategory: 'Phong Thủy',
  stock: 1,
  colour: '#000000',
}));
const paths = new Set(['/', '/store', '/cart', '/tuvi']);

const keyOf = (path: string) =>
  cacheKey(`http://localhost${path}`, {
    paths,
    categories: defaultCategories,
    source: createListSource(products),
    today: { year: 2026, month: 11, day: 24 },
  });

Deno.test('cacheKey() keeps the parameters of a page in a fixed order', async () => {
  assert.equal(await keyOf('/store?page=2&q=ngoc'), '/store?q=ngoc&page=2');
  assert.equal(await keyOf('/?product=product-1&product=y'), '/?product=product-1');
});

Deno.test('cacheKey() removes parameters that do not change the page', async () => {
  for (
    const search of [
      ...['utm_source=a&fbclid=b', 'category=Xe', 'page=1', 'page=-3', 'category=&q='],
      ...['element=Gió&sort=name', 'min=abc&max=-5', 'element=&sort=&min=&max=', 'min=0&max=1e9'],
    ]
  ) {
    assert.equal(await keyOf(`/store?${search}`), '/store', search);
  }
  assert.equal(await keyOf('/?q=x&page=3'), '/');
  assert.equal(await keyOf('/cart?q=x'), '/cart');
  assert.equal(await keyOf('/tuvi?birth=1985-02-10&hour=8&gender=male'), '/tuvi');
});

Deno.test('cacheKey() writes a filter in one way', async () => {
  const expected = '/store?element=Th%E1%BB%A7y&min=200000&max=500000&sort=price-asc';
  for (
    const search of [
      'element=Thủy&min=200000&max=500000&sort=price-asc',
      'sort=price-asc&max=200.000&min=500k&element=thuỷ',
    ]
  ) {
    assert.equal(await keyOf(`/store?${search}`), expected, search);
  }
});

Deno.test('cacheKey() truncates long search words', async () => {
  assert.equal(await keyOf(`/store?q=${'x'.repeat(10_000)}`), `/store?q=${'x'.repeat(200)}`);
});

Deno.test('cacheKey() removes a product that is not sold', async () => {
  assert.equal(await keyOf('/store?product=khong-co'), '/store');
  assert.equal(await keyOf('/store?page=2&product=khong-co'), '/store?page=2');
  assert.equal(await keyOf('/store?product=__proto__'), '/store');
  assert.equal(await keyOf('/?product=khong-co'), '/');
  assert.equal(await keyOf('/store?product=product-12'), '/store?product=product-12');
});

Deno.test('cacheKey() replaces a page number above the last', async () => {
  assert.equal(await keyOf('/store?page=2'), '/store?page=2');
  assert.equal(await keyOf('/store?page=99999'), '/store?page=2');
  assert.equal(await keyOf('/store?category=Nh%E1%BA%ABn&page=2'), '/store?category=Nh%E1%BA%ABn');
});

Deno.test('cacheKey() is the same for all unknown paths', async () => {
  for (const path of ['/khong-co', '/x/y?z=1', '/STORE', '//store', '/%FF', '/khong-tim-thay']) {
    assert.equal(await keyOf(path), notFoundKey, path);
  }
  assert.equal(await keyOf('/x/cart'), notFoundInCartKey);
});

Deno.test('cacheKey() is the same for all encodings of a path', async () => {
  assert.equal(await keyOf('/%73tore?page=2'), '/store?page=2');
  assert.equal(await keyOf('/s%74or%65'), '/store');
});

Deno.test('cacheKey() is the path of a product, without parameters', async () => {
  assert.equal(await keyOf('/product/product-12'), '/product/product-12');
  assert.equal(await keyOf('/product/product-12?utm_source=a&product=b'), '/product/product-12');
  assert.equal(await keyOf('/%70roduct/product-12'), '/product/product-12');
});

Deno.test('cacheKey() is the same for all unknown products', async () => {
  for (
    const id of ['khong-co', 'product-13', 'constructor', 'Product-1', '-', ':id', 'a%2Fb', '%00']
  ) {
    assert.equal(await keyOf(`/product/${id}`), productNotFoundKeys.usual, id);
  }
  assert.equal(await keyOf(`/product/${'x'.repeat(10_000)}`), productNotFoundKeys.usual);
  assert.equal(await keyOf('/product/cart-khong-co'), productNotFoundKeys.inCart);
  assert.equal(await keyOf('/product/cart.'), productNotFoundKeys.inCart);
});

Deno.test('cacheKey() is that of an unknown path where no route of a product matches', async () => {
  for (const path of ['/product', '/product/', '/product/a/b', '/product//a']) {
    assert.equal(await keyOf(path), notFoundKey, path);
  }
});

const almanacKeys: Record<string, string> = {
  '/lich': '/lich?hom-nay=2026-11-24',
  '/lich?utm_source=x&hom-nay=2030-01-01': '/lich?hom-nay=2026-11-24',
  '/lich?loi=+x%26y&a=1': '/lich?loi=x%26y&hom-nay=2026-11-24',
  [`/lich?loi=${'x'.repeat(81)}`]: `/lich?loi=${'x'.repeat(80)}&hom-nay=2026-11-24`,
  '/lich/2026-11': '/lich/2026-11',
  '/lich/2026-11-24?x=1': '/lich/2026-11-24',
  '/lich/nam-2100': '/lich/nam-2100',
  '/lich/nhac-gio?ten=a': '/lich/nhac-gio',
  '/lich/chon-ngay': '/lich/chon-ngay?hom-nay=2026-11-24',
  '/lich/1968-01-30?lich=mien-nam': '/lich/1968-01-30?lich=mien-nam',
  '/lich/1976-01-30?lich=mien-nam': '/lich/1976-01-30',
  '/lich/2101-01': notFoundKey,
  '/lich/1899-12-31': notFoundKey,
  '/lich/2026-02-30': notFoundKey,
  '/lich/2026-13': notFoundKey,
  '/lich/nam-1899': notFoundKey,
  '/lich/x': notFoundKey,
};
for (const [path, key] of Object.entries(almanacKeys)) {
  Deno.test(`cacheKey() of ${path} is ${key}`, async () => {
    assert.equal(await keyOf(path), key);
  });
}

Deno.test('cacheKey() is the same for requests of a day with the same result', async () => {
  const base = '/lich/chon-ngay?viec=wedding&tu=2027-01-01&den=2027-03-31';
  const key = await keyOf(`${base}&tuoi=1996,1998`);
  assert.equal(await keyOf(`${base}&tuoi=sinh+1996+va+1998&x=1`), key);
  assert.equal(await keyOf(key), key);
  const hostile = await keyOf(`${base}&tuoi=${'1990,'.repeat(50)}&tranh=x&tranh=tuLy`);
  assert.match(hostile, /tuoi=1990&tranh=tuLy$/);
  const long = await keyOf('/lich/chon-ngay?tu=1900-01-01&den=2100-12-31');
  assert.match(long, /den=1901-01-02/);
  // What was corrected is named on the page.
  const early = await keyOf('/lich/chon-ngay?tu=2027-06-01&den=2027-05-01&tuoi=1990,abc,3000');
  assert.match(early, /tu=2027-06-01&den=2027-05-31&tuoi=1990%2Cx&/);
  for (const corrected of [long, early]) assert.equal(await keyOf(corrected), corrected);
});

Deno.test('canonicalPath() removes the slashes at the end only, in linear time', () => {
  assert.deepEqual(['/', '//', '/store//', '/a//b'].map(canonicalPath), [
    '/',
    '',
    '/store',
    '/a//b',
  ]);
  const timeOf = (path: string) => {
    const start = performance.now();
    for (let index = 0; index < 20; index += 1) canonicalPath(path);
    return performance.now() - start;
  };
  // Quadratic time is 8,000 times as long.
  const ratio = timeOf(`${'/'.repeat(16_000)}a`) / timeOf('/a'.repeat(8_000));
  assert.ok(ratio < 100, `${ratio}`);
});
