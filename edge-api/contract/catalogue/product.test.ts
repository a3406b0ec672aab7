import assert from 'node:assert/strict';
import { createProductSchema, productSchema } from './product.ts';

const product = {
  _id: 'nhan',
  name: 'Nhẫn',
  description: '',
  price: 1_000,
  image: 'nhan.webp',
  category: 'Nhẫn',
  subCategory: 'Phong Thủy',
  stock: 1,
};

Deno.test('productSchema reports an original price that is not higher than the price, in Vietnamese', () => {
  const problemOf = (originalPrice?: number) =>
    productSchema.safeParse({ ...product, originalPrice }).error?.issues[0];
  assert.equal(problemOf(), undefined);
  assert.equal(problemOf(1_001), undefined);
  const { path, message } = problemOf(1_000)!;
  assert.deepEqual(path, ['originalPrice']);
  assert.equal(message, 'Giá gốc phải cao hơn giá bán. Để trống nếu không giảm giá.');
});

Deno.test('a product without a picture, and one in an unknown category, get a sentence', () => {
  const schema = createProductSchema([{ name: 'Nhẫn', image: '', subCategories: ['Bạc'] }]);
  const messagesOf = (fields: object) =>
    schema.safeParse({ ...product, subCategory: 'Bạc', ...fields }).error?.issues
      .map(({ message }) => message);
  assert.equal(messagesOf({}), undefined);
  assert.deepEqual(messagesOf({ image: undefined }), ['Vui lòng thêm ảnh.']);
  assert.deepEqual(messagesOf({ image: '' }), ['Vui lòng thêm ảnh.']);
  assert.deepEqual(messagesOf({ subCategory: 'Vàng' }), [
    'Vui lòng chọn một danh mục con của cửa hàng.',
  ]);
  assert.deepEqual(messagesOf({ elements: ['Kim', 'Kim'] }), ['Mỗi hành chỉ ghi một lần.']);
});
