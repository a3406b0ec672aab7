import assert from 'node:assert/strict';
import { openTestShop } from '../../testing/open-test-shop.ts';

Deno.test('POST /api/cart/promo returns the discount of a code, or the reason why it is rejected', async () => {
  await using api = await openTestShop();
  const { status, body } = await api.post('cart/promo', { code: 'welcome10' }, { as: 'an' });
  assert.deepEqual([status, body], [200, {
    success: true,
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    percent: 10,
    minimum: 0,
    effect: 'giảm 10% tiền hàng',
    discount: 0,
    message: 'Đã áp dụng mã WELCOME10: giảm 10% tiền hàng.',
  }]);
  const rejectionOf = async (code: unknown, as?: string) => {
    const { status, body } = await api.post('cart/promo', { code }, { as });
    return `${status} ${body.code}`;
  };
  assert.equal(await rejectionOf('SUMMER', 'an'), '422 PROMO_UNKNOWN');
  assert.equal(await rejectionOf('WELCOME10'), '422 PROMO_NEEDS_LOGIN');
  assert.equal(await rejectionOf('WELCOME10', 'x'.repeat(43)), '401 UNAUTHENTICATED');
  assert.equal(await rejectionOf(' ', 'an'), '422 BROKEN_RULE');
  assert.equal(await rejectionOf(10, 'an'), '422 BROKEN_RULE');
});
