import { defaultShipping, type DetailedProduct } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { feedId, feedItem } from './feed-item.ts';

const product: DetailedProduct = {
  _id: 'hu-da',
  name: 'Hũ Đá & Thạch Anh',
  description: '',
  price: 320_000,
  originalPrice: 380_000,
  image: 'hu-da.webp',
  category: 'Hũ Đá',
  subCategory: 'Đá Quý',
  stock: 0,
  stone: 'Thạch anh tím',
  gallery: Array.from({ length: 12 }, (_, index) => `goc-${index}.webp`),
};

const textsOf = (item: string, name: string) =>
  [...item.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, text]) => text);

Deno.test('feedItem() has the attributes that Merchant Center requires', () => {
  const item = feedItem(product, 'https://shop.example', defaultShipping);
  assert.deepEqual(textsOf(item, 'id'), ['hu-da']);
  assert.deepEqual(textsOf(item, 'title'), ['Hũ Đá &amp; Thạch Anh']);
  assert.deepEqual(textsOf(item, 'description'), ['Hũ Đá &amp; Thạch Anh']);
  assert.deepEqual(textsOf(item, 'link'), ['https://shop.example/product/hu-da']);
  assert.deepEqual(textsOf(item, 'image_link'), ['https://shop.example/images/hu-da.webp']);
  assert.equal(textsOf(item, 'additional_image_link').length, 10);
  assert.deepEqual(textsOf(item, 'availability'), ['out_of_stock']);
  assert.deepEqual(textsOf(item, 'price'), ['380000 VND', '10000 VND']);
  assert.deepEqual(textsOf(item, 'sale_price'), ['320000 VND']);
  assert.deepEqual(textsOf(item, 'product_type'), ['Hũ Đá &gt; Đá Quý']);
  assert.deepEqual(textsOf(item, 'material'), ['Thạch anh tím']);
});

Deno.test('feedItem() groups the options of a family', () => {
  const groupOf = (family?: string) =>
    textsOf(
      feedItem({ ...product, family }, 'https://shop.example', defaultShipping),
      'item_group_id',
    );
  assert.deepEqual([groupOf('ngoc-bich'), groupOf()], [['ngoc-bich'], []]);
});

Deno.test('feedItem() of a product without a reduction has one price', () => {
  const { originalPrice: _, ...plain } = product;
  const item = feedItem({ ...plain, stock: 1 }, 'https://shop.example', defaultShipping);
  assert.deepEqual(textsOf(item, 'price'), ['320000 VND', '10000 VND']);
  assert.deepEqual(textsOf(item, 'sale_price'), []);
  assert.deepEqual(textsOf(item, 'availability'), ['in_stock']);
});

Deno.test('feedItem() has no fee for a product that is delivered free', () => {
  const shippingOf = (freeFrom: number) =>
    textsOf(feedItem(product, 'https://shop.example', { fee: 25_000, freeFrom }), 'price')[1];
  assert.equal(shippingOf(product.price + 1), '25000 VND');
  assert.equal(shippingOf(product.price), '0 VND');
});

Deno.test('feedId() shortens long ids to different ones', () => {
  const ids = ['a', 'b'].map((end) => feedId(`${'x'.repeat(79)}${end}`));
  assert.deepEqual(ids.map(({ length }) => length), [50, 50]);
  assert.notEqual(ids[0], ids[1]);
  assert.equal(feedId('x'.repeat(50)), 'x'.repeat(50));
});
