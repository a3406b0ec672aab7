import assert from 'node:assert/strict';
import { cartLines } from './cart-lines.ts';

const product = {
  _id: 'vong-16',
  name: 'Vòng ngọc',
  option: '16 cm, hạt 8 mm',
  description: '',
  price: 1_000,
  image: 'a.webp',
  category: 'Vòng Tay',
  subCategory: 'Thời Trang',
  stock: 3,
};

Deno.test('cartLines() names what is left of a product only if it is too little', () => {
  const noticeOf = (stock: number) =>
    cartLines({ 'vong-16': 3 }, [{ ...product, stock }])[0]?.notice;
  assert.equal(noticeOf(3), undefined);
  assert.equal(noticeOf(2), 'Chỉ còn 2 sản phẩm');
  assert.equal(noticeOf(0), 'Sản phẩm này đã hết hàng');
});

Deno.test('cartLines() keeps a number and its unit on one line', () => {
  const [line] = cartLines({ 'vong-16': 1 }, [product]);
  assert.equal(line?.product.name, 'Vòng ngọc · 16\u00a0cm, hạt 8\u00a0mm');
  assert.equal(line?.notice, undefined);
});
