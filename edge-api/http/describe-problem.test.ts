import assert from 'node:assert/strict';
import { accountSentences } from '../account/account-sentences.ts';
import { catalogueSentences } from '../catalogue/catalogue-sentences.ts';
import { checkoutSentences } from '../checkout/checkout-sentences.ts';
import {
  ConflictError,
  InvalidCredentialsError,
  NotFoundError,
  PromoError,
  RateLimitError,
  type ShopError,
  UnavailableError,
  ValidationError,
} from '../errors.ts';
import { orderSentences } from '../orders/order-sentences.ts';
import { paymentSentences } from '../payments/payment-sentences.ts';
import { customerSentences } from '../customers/customer-sentences.ts';
import { reviewSentences } from '../reviews/review-sentences.ts';
import { staffSentences } from '../staff/staff-sentences.ts';
import { settingsSentences } from '../settings/settings-sentences.ts';
import { describeIssue, describeProblem } from './describe-problem.ts';
import { errorSentences } from './error-sentences.ts';
import { httpSentences } from './http-sentences.ts';

Deno.test('each key of an error has one sentence, in one area', () => {
  const areas = [
    accountSentences,
    catalogueSentences,
    checkoutSentences,
    httpSentences,
    orderSentences,
    paymentSentences,
    customerSentences,
    reviewSentences,
    settingsSentences,
    staffSentences,
  ];
  assert.deepEqual(areas.flatMap(Object.keys).sort(), Object.keys(errorSentences).sort());
});

const line = { id: 'a', name: 'Vòng đá', price: 250_000, stock: 3 };

Deno.test('describeProblem() returns the sentence of a code and a reason, with its values', () => {
  const expected: [ShopError, string][] = [
    [
      new ConflictError('EMAIL_TAKEN'),
      'Email này đã được đăng ký, vui lòng đăng nhập. Nếu chưa có mật khẩu, bạn chọn “Quên mật khẩu?”.',
    ],
    [
      new ConflictError('EMAIL_TAKEN.change'),
      'Email này đã được dùng cho tài khoản khác, vui lòng chọn email khác.',
    ],
    [new InvalidCredentialsError('WRONG_CREDENTIALS'), 'Email hoặc mật khẩu không đúng.'],
    [new ValidationError('address'), 'Vui lòng chọn đầy đủ thông tin địa chỉ!'],
    [new NotFoundError(), 'Không tìm thấy nội dung bạn yêu cầu.'],
    [new NotFoundError('product'), 'Sản phẩm này đã ngừng bán.'],
    [new UnavailableError('order'), 'Có lỗi xảy ra khi đặt hàng'],
    [
      new PromoError('PROMO_USED', {
        values: { promo: 'WELCOME10', minimum: 0, from: 0, to: 0 },
      }),
      'Bạn đã dùng mã WELCOME10 rồi.',
    ],
    [
      new ConflictError('PRODUCT_GONE', { values: { lines: [line] } }),
      '“Vòng đá” đã ngừng bán, vui lòng bỏ khỏi đơn hàng.',
    ],
    [
      new ConflictError('PRODUCT_GONE', { values: { lines: [line, line] } }),
      '2 sản phẩm đã ngừng bán, vui lòng bỏ khỏi đơn hàng.',
    ],
    [
      new ConflictError('PRICE_CHANGED.lines', { values: { lines: [line, line] } }),
      'Giá của 2 sản phẩm đã thay đổi, vui lòng kiểm tra lại.',
    ],
    [
      new ConflictError('PRICE_CHANGED.amount', { values: { amount: 260_000 } }),
      'Tổng tiền của đơn hàng là 260.000 VNĐ, vui lòng kiểm tra lại.',
    ],
    [
      new ConflictError('OUT_OF_STOCK', { values: { lines: [line, line] } }),
      '2 sản phẩm không còn đủ hàng, vui lòng giảm số lượng.',
    ],
  ];
  for (const [error, sentence] of expected) assert.equal(describeProblem(error), sentence);
  const waits = { 59: '59 giây', 60: '1 phút', 5_400: '90 phút', 5_401: '2 giờ' };
  for (const [seconds, wait] of Object.entries(waits)) {
    assert.equal(
      describeProblem(new RateLimitError(Number(seconds))),
      `Bạn đã thử quá nhiều lần, vui lòng thử lại sau ${wait}.`,
    );
  }
});

Deno.test('describeIssue() returns the path and the sentence of the broken rule', () => {
  assert.deepEqual(
    describeIssue({ path: 'items.a.stock', reason: 'lineStock', values: { stock: 0 } }),
    { path: 'items.a.stock', message: 'Đã hết hàng.' },
  );
  assert.deepEqual(describeIssue({ path: 'email', reason: 'sameEmail' }), {
    path: 'email',
    message: 'Tài khoản của bạn đang dùng chính email này.',
  });
});
