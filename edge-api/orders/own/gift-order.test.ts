import assert from 'node:assert/strict';
import { orderRequest, readOrder } from '../../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { orderPushes } from '../../db/schema/order-tables.ts';
import { orderInvoices, orderReturns } from '../../db/schema/transfer-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { startPushService } from '../../pushes/testing/start-push-service.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { refundOrder } from '../refund-order.ts';
import { setStatus } from '../testing/set-status.ts';
import { recordTransfer } from '../transfers/record-transfer.ts';
import { transferReference } from '../transfers/transfer-reference.ts';
import { issueOrderLink, linkLifetime } from './open-order.ts';

const { phone } = sampleAddress;

/** Opens a shop with a gift of `an`, which its recipient has looked up. */
async function openGift(path = 'placetransfer') {
  const shop = await openTestShop();
  const request = { ...orderRequest({ 'sample-0': 2 }), gift: { note: 'Chúc mẹ mạnh khỏe' } };
  const placed = await shop.post(`order/${path}`, request, { as: 'an' });
  const { orderId: id, code } = placed.body as { orderId: string; code: string };
  const { status, body } = await shop.post('order/lookup', { code, phone });
  assert.equal(status, 200);
  const key = body.key as string;
  const view = async () => (await shop.post('order/view', { code, key })).body.order;
  return {
    ...{ ...shop, id, code, key, view, found: body.order },
  };
}

Deno.test('POST /lookup shows a gift to its recipient without amounts, payments and names', async () => {
  await using shop = await openGift();
  const content = transferReference(shop.code);
  const transfer = { provider: 'sepay', id: '1', amount: 510_000, at: shop.deps.clock(), content };
  const invoice = { company: 'Công ty Đá', taxCode: '0123456789', address: '1 Hàng Bạc' };
  await shop.post('order/invoice', { code: shop.code, invoice }, { as: 'an' });
  await recordTransfer(shop.deps, transfer);
  shop.advance(1);
  await setStatus(shop.deps, shop.id, 'shipping');
  const order = await shop.view();
  for (const shown of [shop.found, order]) {
    assert.deepEqual(Object.keys(shown).sort(), [
      ...['access', 'carrier', 'city', 'code', 'createdAt', 'items', 'status', 'timeline'],
      ...['trackingCode', 'trackingUrl'],
    ]);
    const text = JSON.stringify(shown);
    const { lastName, firstName, email, street } = sampleAddress;
    const amounts = ['250000', '500000', '510000'];
    for (const hidden of [...amounts, lastName, firstName, email, phone, street, invoice.company]) {
      assert.ok(!text.includes(hidden), hidden);
    }
  }
  assert.deepEqual([order.access, order.status], ['gift', 'shipping']);
  assert.deepEqual(Object.keys(order.items[0]).sort(), ['image', 'name', 'productId', 'quantity']);
  const { version } = (await readOrder(shop.database, shop.id))!;
  const refund = { id: shop.id, version, amount: 510_000, reason: 'Khách đổi ý' };
  await runAsOwner(shop.deps, refundOrder, refund);
  const kinds = (await shop.view()).timeline.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(kinds, ['status', 'status', 'placed']);
});

Deno.test('the recipient of a gift changes nothing, and cannot open more of it', async () => {
  await using shop = await openGift('placecod');
  const { code, key, database } = shop;
  const { endpoint, keys } = startPushService().addBrowser('phone');
  const changes: [string, object][] = [
    ['cancel', {}],
    ['claim', {}],
    ['readdress', { address: { ...sampleAddress, street: '99 Hàng Bạc' } }],
    ['invoice', { invoice: { company: 'A', taxCode: '0123456789', address: 'B' } }],
    ['return', { reason: 'Bị nứt' }],
    ['unlock', { digits: phone.slice(-4) }],
    ['alerts', { endpoint }],
    ['alerts/subscribe', { endpoint, keys }],
    ['alerts/unsubscribe', { endpoint }],
  ];
  for (const delivered of [false, true]) {
    if (delivered) await setStatus(shop.deps, shop.id, 'delivered');
    const before = await readOrder(database, shop.id);
    for (const [path, fields] of changes) {
      const { status } = await shop.post(`order/${path}`, { code, key, ...fields });
      assert.equal(status, 404, path);
    }
    assert.deepEqual(await readOrder(database, shop.id), before);
  }
  for (const table of [orderPushes, orderInvoices, orderReturns]) {
    assert.equal(await database.read.$count(table), 0);
  }
  shop.advance(linkLifetime.gift);
  assert.equal((await shop.post('order/view', { code, key })).status, 404);
});

Deno.test('POST /lookup shows the whole gift to its giver, who may be its recipient', async () => {
  await using shop = await openTestShop();
  const giver = '0987654321';
  const place = async (phone: string) => {
    const request = { ...orderRequest(), gift: { note: '', phone } };
    return (await shop.post('order/placecod', request, { as: 'an' })).body.code as string;
  };
  const access = async (code: string, phone: string) =>
    (await shop.post('order/lookup', { code, phone })).body.order?.access;
  const code = await place('+84 987 654 321');
  assert.deepEqual([await access(code, giver), await access(code, phone)], ['full', 'gift']);
  assert.equal(await access(code, '0987654322'), undefined);
  assert.equal(await access(await place(phone), phone), 'full');
  assert.equal((await shop.post('order/lookup', { code, phone: '' })).status, 422);
});

Deno.test('the customer of a gift sees all of it, with the session and with the link of a mail', async () => {
  await using shop = await openGift();
  const { code } = shop;
  const own = (await shop.post('order/view', { code }, { as: 'an' })).body.order;
  assert.deepEqual([own.access, own.amount, own.transfer.amount], ['full', 510_000, 510_000]);
  assert.equal(own.giftNote, 'Chúc mẹ mạnh khỏe');
  const key = await issueOrderLink(shop.database, shop.id, 'mail', shop.deps.clock());
  const mailed = (await shop.post('order/view', { code, key })).body.order;
  assert.deepEqual([mailed.access, mailed.amount, mailed.giftNote], ['mail', 510_000, '']);
  const digits = phone.slice(-4);
  const { body } = await shop.post('order/unlock', { code, key, digits });
  assert.deepEqual([body.order.access, body.order.address.phone], ['full', phone]);
  assert.equal((await shop.post('order/cancel', { code, key: body.key })).status, 200);
});
