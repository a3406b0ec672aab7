import assert from 'node:assert/strict';
import { readOrder, sampleAccount } from '../../checkout/testing/order-fixtures.ts';
import { decodeVietQr } from '../../payments/vietqr/decode-vietqr.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { placeTransferOrder } from '../testing/place-transfer-order.ts';
import { awaitedTransfer, requestTransfer } from './transfer-account.ts';

const account = { bank: '970436', account: '1017595600', name: 'NGUYEN VAN A', hours: 24 };

Deno.test('requestTransfer() asks for the amount with the reference as purpose', () => {
  const request = requestTransfer(account, { code: '7K3M9QXY', amount: 510_000, expiresAt: 1 });
  assert.deepEqual(decodeVietQr(request.payload), {
    ...{ bin: '970436', account: '1017595600', amount: 510_000 },
    ...{ purpose: 'TA7K3M9QXY', service: 'QRIBFTTA' },
  });
  assert.deepEqual([request.reference, request.expiresAt], ['TA7K3M9QXY', 1]);
});

Deno.test('requestTransfer() leaves out an amount that exceeds a single transfer', () => {
  const request = (amount: number) =>
    requestTransfer(account, { code: '7K3M9QXY', amount, expiresAt: 1 });
  assert.equal(decodeVietQr(request(499_999_999).payload).amount, 499_999_999);
  const { payload, amount } = request(500_000_000);
  assert.equal(decodeVietQr(payload).amount, undefined);
  assert.equal(amount, 500_000_000);
});

Deno.test('awaitedTransfer() is null for an order that is paid while it is read', async () => {
  await using shop = await openTestShop();
  const { id } = await placeTransferOrder(shop);
  const order = await readOrder(shop.database, id);
  assert.equal(awaitedTransfer(order!, 509_999, sampleAccount)?.amount, 1);
  assert.equal(awaitedTransfer(order!, 510_000, sampleAccount), null);
});
