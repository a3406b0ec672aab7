import assert from 'node:assert/strict';
import { reviewInputSchema } from './review-input.ts';
import { reviewTextLimit } from './review.ts';

const valid = { rating: 5, text: 'Đá đẹp.', author: 'An' };

const parse = (change: object) => reviewInputSchema.safeParse({ ...valid, ...change });

Deno.test('reviewInputSchema normalizes texts', () => {
  const { data } = parse({
    text: '  Đá\u0020đẹp\r\n\r\n \r\n\r\nGiao\tnhanh  ',
    author: ` ${'Thảo'.normalize('NFD')} `,
  });
  assert.deepEqual(data, { rating: 5, text: 'Đá đẹp\n\nGiao nhanh', author: 'Thảo' });
  assert.equal(reviewInputSchema.parse({ rating: 1, author: 'An' }).text, '');
});

Deno.test('reviewInputSchema accepts sentences without a space between them', () => {
  for (
    const text of [
      'Vòng đẹp lắm.Giao hàng nhanh',
      'Shop tư vấn nhiệt tình.Sẽ ủng hộ tiếp.Cảm ơn shop!',
      'Size 16cm, đá 10ly...ưng ý',
      'Giá 1.250.000đ là hợp lý :)',
      '10/10 điểm\nĐóng gói kỹ',
    ]
  ) assert.equal(parse({ text }).error?.issues[0]?.message, undefined, text);
});

Deno.test('reviewInputSchema refuses links in any part', () => {
  for (
    const text of [
      'https://evil.example',
      'Mua ở EVIL.COM rẻ hơn',
      'zalo: shop@evil.example',
      'Xem www.evil.vn',
      'Rẻ hơn tại evil.example/qua',
    ]
  ) {
    assert.match(parse({ text }).error?.issues[0]?.message ?? '', /không được chứa liên kết/, text);
  }
  assert.equal(parse({ author: 'evil.com' }).success, false);
});

Deno.test('reviewInputSchema counts characters after normalization', () => {
  const words = (letter: string) => `${letter.repeat(99)} `.repeat(reviewTextLimit / 100);
  assert.equal(parse({ text: `${words('x')}   ` }).success, true);
  assert.equal(parse({ text: words('e\u0301') }).success, true);
  assert.equal(parse({ text: `${words('x')}xx` }).success, false);
});

Deno.test('reviewInputSchema refuses a word that would take long to search for links', () => {
  assert.equal(
    parse({ text: 'a.'.repeat(51) }).error?.issues[0]?.message,
    'Đánh giá có từ quá dài.',
  );
  assert.equal(parse({ text: `Đẹp${'!'.repeat(97)}` }).success, true);
});
