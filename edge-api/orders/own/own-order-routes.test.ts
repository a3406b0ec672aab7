import assert from 'node:assert/strict';
import {
  orderRequest,
  readOrder,
  readStock,
  sampleAccount,
} from '../../checkout/testing/order-fixtures.ts';
import { openTestShop, type TestShopOptions } from '../../testing/open-test-shop.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orderLinks } from '../../db/schema/transfer-tables.ts';
import { startSession } from '../../sessions/session.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { recordTransfer } from '../transfers/record-transfer.ts';
import { getOrder } from '../get-order.ts';
import { transferReference } from '../transfers/transfer-reference.ts';
import { setStatus } from '../testing/set-status.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { decideReturn, listReturns } from './decide-return.ts';
import { issueOrderLink, linkLifetime, maxLinks, openOrder } from './open-order.ts';
import { readOpenedOrder } from './read-own-order.ts';

const phone = sampleAddress.phone;
const digits = phone.slice(-4);
const minute = 60_000;

async function open(options: TestShopOptions = {}) {
  const shop = await openTestShop(options);
  const place = async (path = 'placetransfer', as = 'an') => {
    const request = orderRequest({ 'sample-0': 2 });
    const { body } = await shop.post(`order/${path}`, request, { as });
    return { id: body.orderId as string, code: body.code as string };
  };
  const link = (id: string, access: 'mail' | 'full' = 'mail') =>
    issueOrderLink(shop.database, id, access, shop.deps.clock());
  return { ...shop, place, link, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

Deno.test('POST /view shows an order to its customer, with the transfer that is left', async () => {
  await using shop = await open();
  const { id, code } = await shop.place();
  const { status, body } = await shop.post('order/view', { code }, { as: 'an' });
  assert.equal(status, 200);
  const { order } = body;
  assert.deepEqual([order.access, order.due, order.city], ['full', 510_000, sampleAddress.city]);
  assert.equal(order.address.phone, phone);
  assert.equal(order.transfer.amount, 510_000);
  assert.equal(order.transfer.bankName, 'Vietcombank');
  assert.match(order.transfer.qr, /^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  const transfer = { provider: 'sepay', id: '1', amount: 200_000, at: shop.deps.clock() };
  await recordTransfer(shop.deps, { ...transfer, content: order.transfer.reference });
  const part = (await shop.post('order/view', { code }, { as: 'an' })).body.order;
  assert.deepEqual([part.paid, part.due, part.transfer.amount], [200_000, 310_000, 310_000]);
  await setStatus(shop.deps, id, 'cancelled');
  const cancelled = (await shop.post('order/view', { code }, { as: 'an' })).body.order;
  assert.deepEqual([cancelled.transfer, cancelled.refundDue], [null, 200_000]);
});

Deno.test('a payment that arrives while the order is read does not show a paid order that waits', async () => {
  await using shop = await open();
  const { id, code } = await shop.place();
  const { deps, database } = shop;
  const opened = await openOrder(deps, { code, key: await shop.link(id) }, '');
  const transfer = { provider: 'sepay', id: '1', amount: 510_000, at: deps.clock() };
  await recordTransfer(deps, { ...transfer, content: transferReference(code) });
  const order = await readOpenedOrder(database, opened, await deps.ownOrderSettings());
  assert.partialDeepStrictEqual(order, { status: 'processing', due: 0, transfer: null });
});

Deno.test('the code alone opens no order, nor do a session or a link of another one', async () => {
  await using shop = await open();
  const [own, other] = [await shop.place(), await shop.place('placecod', 'binh')];
  const key = await shop.link(other.id, 'full');
  const missing = [404, 'NOT_FOUND'];
  for (const code of [own.code, own.code.replace(/.$/, own.code.endsWith('2') ? '3' : '2')]) {
    const view = async (options: { as?: string }) => {
      const { status, body } = await shop.post('order/view', { code }, options);
      return [status, body.code];
    };
    assert.deepEqual([await view({}), await view({ as: 'binh' })], [missing, missing]);
    // The customer logs in again, whether there is such an order or not.
    assert.deepEqual(await view({ as: 'unknown' }), [401, 'UNAUTHENTICATED']);
  }
  for (const wrong of [key, '', 'x', key.slice(1), `${key}x`]) {
    const { status } = await shop.post('order/view', { code: own.code, key: wrong });
    assert.equal(status, 404, wrong);
  }
  const changes: [string, object][] = [
    ['cancel', {}],
    ['claim', {}],
    ['readdress', { address: sampleAddress }],
    ['invoice', { invoice: { company: 'A', taxCode: '0123456789', address: 'B' } }],
    ['unlock', { digits }],
  ];
  for (const [path, fields] of changes) {
    const input = { code: own.code, key, ...fields };
    assert.equal((await shop.post(`order/${path}`, input)).status, 404, path);
  }
  assert.equal((await readOrder(shop.database, own.id))?.status, 'awaiting-transfer');
});

Deno.test('the link of a mail shows less for 90 days, and changes nothing', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  const key = await shop.link(id);
  const { body } = await shop.post('order/view', { code, key });
  assert.deepEqual([body.order.access, body.order.address], ['mail', null]);
  const shown = JSON.stringify(body);
  for (const hidden of [phone, sampleAddress.street, sampleAddress.email, sampleAddress.lastName]) {
    assert.ok(!shown.includes(hidden), hidden);
  }
  const cancelled = await shop.post('order/cancel', { code, key });
  assert.equal(cancelled.status, 404);
  shop.advance(linkLifetime.mail);
  assert.equal((await shop.post('order/view', { code, key })).status, 404);
});

Deno.test('the last digits of the phone number open the whole order, with five wrong tries', async () => {
  await using shop = await open({ rateLimit: true });
  const { id, code } = await shop.place();
  const key = await shop.link(id);
  const unlock = (digits: string, from?: string) =>
    shop.post('order/unlock', { code, key, digits }, { from });
  const { status, body } = await unlock(digits);
  assert.deepEqual([status, body.order.access], [200, 'full']);
  assert.equal(
    (await shop.post('order/view', { code, key: body.key })).body.order.address.phone,
    phone,
  );
  for (const digits of ['', '12', '12345', 'abcd']) {
    assert.equal((await unlock(digits)).status, 422);
  }
  // Right digits do not count, and another network does not help.
  for (let round = 0; round < 3; round += 1) assert.equal((await unlock(digits)).status, 200);
  for (let round = 0; round < 5; round += 1) {
    const { status, body } = await unlock('0000', `198.51.100.${round}`);
    assert.deepEqual([status, body.code], [422, 'BROKEN_RULE']);
  }
  assert.equal((await unlock(digits, '203.0.113.9')).status, 429);
});

Deno.test('the last digits of the phone number cannot be found in the life of a link', async () => {
  await using shop = await open({ rateLimit: true });
  const { id, code } = await shop.place();
  const key = await shop.link(id);
  const hours = 12;
  let wrong = 0;
  for (let time = 0; time < linkLifetime.mail; time += hours * 60 * 60_000) {
    const guess = () => shop.post('order/unlock', { code, key, digits: '0000' });
    while ((await guess()).status === 422) wrong += 1;
    shop.advance(hours * 60 * 60_000);
  }
  assert.ok(wrong >= 30 && wrong <= 60, `${wrong} attempts`);
});

Deno.test('POST /lookup finds an order by code and phone number, however they are written', async () => {
  await using shop = await open({ rateLimit: true });
  const { code } = await shop.place('placecod');
  const written = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `;
  const numbers = [phone, ` ${phone.replace(/(\d{4})(\d{3})/, '$1 $2 ')}`, `+84${phone.slice(1)}`];
  for (const number of [...numbers, ...numbers]) {
    const { status, body } = await shop.post('order/lookup', { code: written, phone: number });
    assert.deepEqual([status, body.success, body.order.code], [200, true, code]);
    const { order } = (await shop.post('order/view', { code, key: body.key })).body;
    assert.equal(order.access, 'full');
  }
});

Deno.test('POST /lookup rejects wrong pairs, five of a network', async () => {
  await using shop = await open({ rateLimit: true });
  const { code } = await shop.place('placecod');
  const wrong = [
    { code, phone: '0912345670' },
    { code: '22222222', phone },
    { code: 'x', phone },
    { code, phone: 'x' },
    { code: '%%%%%%%%', phone },
  ];
  for (const pair of wrong) {
    const { status, body } = await shop.post('order/lookup', pair);
    assert.deepEqual([status, body.code], [404, 'NOT_FOUND'], JSON.stringify(pair));
  }
  const { status, body } = await shop.post('order/lookup', { code, phone });
  assert.deepEqual([status, body.code], [429, 'RATE_LIMITED']);
  // Wrong pairs of others do not end the look-ups of this customer.
  const other = await shop.post('order/lookup', { code, phone }, { from: '203.0.113.9' });
  assert.equal(other.status, 200);
});

Deno.test('POST /lookup rejects the sixth phone number for a code, from any network', async () => {
  await using shop = await open({ rateLimit: true });
  const { code } = await shop.place('placecod');
  const spellings = [
    code,
    `#${code}`,
    `TA${code}`,
    `ta ${code}`,
    `${code.slice(0, 4)}\u200b${code.slice(4)}`,
  ];
  const attempts = await Promise.all(
    Array.from(
      { length: 20 },
      (_, index) =>
        shop.post('order/lookup', {
          code: spellings[index % spellings.length],
          phone: `09123456${10 + index}`,
        }, { from: `198.51.100.${index}` }),
    ),
  );
  const refused = attempts.filter(({ status }) => status === 429).length;
  const missed = attempts.filter(({ status }) => status === 404).length;
  assert.deepEqual([refused, missed], [15, 5]);
  const right = await shop.post('order/lookup', { code, phone }, { from: '203.0.113.9' });
  assert.equal(right.status, 429);
});

Deno.test('an order has 50 links of look-ups, and another look-up ends the oldest', async () => {
  await using shop = await open({ rateLimit: true });
  const { id, code } = await shop.place('placecod');
  const mailed = await shop.link(id);
  const keys: string[] = [];
  for (let count = 0; count <= maxLinks; count += 1) {
    keys.push((await shop.post('order/lookup', { code, phone })).body.key);
  }
  const statuses = await Promise.all(
    [mailed, keys[0], keys[1], keys.at(-1)].map(async (key) =>
      (await shop.post('order/view', { code, key })).status
    ),
  );
  assert.deepEqual(statuses, [200, 404, 200, 200]);
  assert.equal(await shop.database.read.$count(orderLinks), maxLinks + 1);
});

Deno.test('links of look-ups end with all sessions, and the others with the account', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  const [mailed, full] = [await shop.link(id), await shop.link(id, 'full')];
  const statusOf = async (key: string) => (await shop.post('order/view', { code, key })).status;
  await shop.post('user/account/logout-all', {}, { as: 'an' });
  assert.deepEqual([await statusOf(mailed), await statusOf(full)], [200, 404]);
  const again = await shop.link(id, 'full');
  await setStatus(shop.deps, id, 'delivered');
  const session = await startSession(shop.database, 'an', shop.deps.clock());
  const deleted = await shop.post('user/account/delete', {}, { as: session });
  assert.deepEqual([deleted.status, await statusOf(mailed), await statusOf(again)], [
    200,
    404,
    404,
  ]);
});

Deno.test('POST /lookup rejects incomplete input', async () => {
  await using shop = await open();
  for (const body of [{}, { code: 'A' }, { phone }, { code: '', phone }, { code: 1, phone }]) {
    assert.equal((await shop.post('order/lookup', body)).status, 422);
  }
  const long = { code: 'A'.repeat(41), phone };
  assert.equal((await shop.post('order/lookup', long)).status, 422);
});

Deno.test('a customer cancels an order in the first 30 minutes, once, and its stock returns', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  const cancel = () => shop.post('order/cancel', { code }, { as: 'an' });
  const replies = await Promise.all([cancel(), cancel(), cancel()]);
  assert.ok(replies.some(({ status }) => status === 200));
  assert.equal((await readOrder(shop.database, id))?.status, 'cancelled');
  assert.equal(await readStock(shop.database), 10);
  const queued = await shop.database.read.select().from(mails);
  assert.deepEqual(queued.map(({ orderStatus }) => orderStatus), [null, 'cancelled']);
  const late = await shop.place('placecod');
  shop.advance(30 * minute);
  const { status, body } = await shop.post('order/cancel', { code: late.code }, { as: 'an' });
  assert.deepEqual([status, body.code], [409, 'ORDER_FIXED']);
  assert.equal((await readOrder(shop.database, late.id))?.status, 'processing');
});

Deno.test('the time to cancel begins when the money or the confirmation has arrived', async () => {
  await using shop = await open({
    transferAccount: () => Promise.resolve({ ...sampleAccount, depositFrom: 1 }),
  });
  const until = async (code: string) =>
    (await shop.post('order/view', { code }, { as: 'an' })).body.order.changeableUntil;
  const { id, code } = await shop.place('placecod');
  shop.advance(60 * minute);
  const paid = shop.deps.clock();
  const pay = async (id: string, amount: number) => {
    // The bank reports a transfer some time after it was made.
    const transfer = { provider: 'sepay', id, amount, at: shop.deps.clock() - 20 * minute };
    await recordTransfer(shop.deps, { ...transfer, content: transferReference(code) });
  };
  await pay('deposit', 100_000);
  assert.equal(await until(code), paid + 30 * minute);
  // The rest of the amount, and a status that staff undo, do not prolong the time.
  shop.advance(10 * minute);
  await pay('rest', 410_000);
  await setStatus(shop.deps, id, 'shipping');
  shop.advance(1_000);
  await setStatus(shop.deps, id, 'processing');
  assert.equal(await until(code), paid + 30 * minute);
  assert.equal((await shop.post('order/cancel', { code }, { as: 'an' })).status, 200);
  const confirmed = await shop.place();
  shop.advance(60 * minute);
  await setStatus(shop.deps, confirmed.id, 'processing');
  assert.equal(await until(confirmed.code), shop.deps.clock() + 30 * minute);
  shop.advance(30 * minute);
  const late = await shop.post('order/cancel', { code: confirmed.code }, { as: 'an' });
  assert.equal(late.status, 409);
});

Deno.test('a customer cannot cancel an order that is on its way', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  await setStatus(shop.deps, id, 'shipping');
  const { status } = await shop.post('order/cancel', { code }, { as: 'an' });
  assert.equal(status, 409);
  assert.equal(await readStock(shop.database), 8);
});

Deno.test('a customer changes the address, and sees it in the timeline once', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  const change = (address: object) => shop.post('order/readdress', { code, address }, { as: 'an' });
  const address = { ...sampleAddress, street: '99 Hàng Bạc', email: 'other@example.com' };
  const { status, body } = await change(address);
  assert.equal(status, 200);
  assert.equal(body.order.address.street, '99 Hàng Bạc');
  assert.equal(body.order.timeline[0].kind, 'address');
  const repeated = await change(address);
  assert.deepEqual([repeated.status, repeated.body.order.timeline], [200, body.order.timeline]);
  assert.equal((await readOrder(shop.database, id))?.email, sampleAddress.email);
  assert.equal((await change({ ...sampleAddress, street: '' })).status, 422);
  shop.advance(30 * minute);
  assert.equal((await change(address)).status, 409);
});

const far = { ...sampleAddress, city: 'Tỉnh Hà Giang' };
const shipping = () =>
  Promise.resolve({
    fee: 10_000,
    freeFrom: 0,
    groups: [{ name: 'Xa', provinces: [far.city], fee: 45_000, freeFrom: 0, time: '' }],
  });

Deno.test('another province changes the fee of an order that is paid on delivery, and back', async () => {
  await using shop = await open({ shipping });
  const { id, code } = await shop.place('placecod');
  const change = (address: object) => shop.post('order/readdress', { code, address }, { as: 'an' });
  const { body: { order } } = await change(far);
  assert.deepEqual([order.shipping, order.amount, order.due], [45_000, 545_000, 545_000]);
  assert.equal((await readOrder(shop.database, id))?.city, far.city);
  // The same province again costs the same, and a province without a group costs the general fee.
  assert.equal((await change({ ...far, street: '5 Lý Tự Trọng' })).body.order.amount, 545_000);
  assert.equal((await change(sampleAddress)).body.order.amount, 510_000);
});

Deno.test('another province is refused if the total of a paid or awaited amount would change', async () => {
  await using shop = await open({ shipping });
  const orders = [await shop.place(), await shop.place('placecod', 'binh')];
  const content = transferReference(orders[1]!.code);
  const transfer = { provider: 'sepay', id: '1', amount: 100_000, at: shop.deps.clock(), content };
  await recordTransfer(shop.deps, transfer);
  for (const [index, { id, code }] of orders.entries()) {
    const as = index === 0 ? 'an' : 'binh';
    const refused = await shop.post('order/readdress', { code, address: far }, { as });
    assert.deepEqual([refused.status, refused.body.issues[0].path], [422, 'address.city'], as);
    assert.equal((await readOrder(shop.database, id))?.amount, 510_000);
    const near = { ...sampleAddress, city: 'Thành phố Hồ Chí Minh' };
    const moved = await shop.post('order/readdress', { code, address: near }, { as });
    assert.deepEqual([moved.status, moved.body.order.amount], [200, 510_000], as);
  }
});

Deno.test('a customer requests an invoice, and corrects it', async () => {
  await using shop = await open();
  const { id, code } = await shop.place();
  const invoice = { company: 'Công ty Đá', taxCode: '0123456789', address: '1 Hàng Bạc' };
  const request = (invoice: object) => shop.post('order/invoice', { code, invoice }, { as: 'an' });
  assert.deepEqual((await request(invoice)).body.order.invoice, invoice);
  const other = { ...invoice, taxCode: '0123456789-001' };
  const typed = { ...other, taxCode: ' 0123 456 789 – 001' };
  assert.deepEqual((await request(typed)).body.order.invoice, other);
  assert.deepEqual((await runAsOwner(shop.deps, getOrder, { id })).invoice, other);
  for (const wrong of [{ taxCode: '1' }, { company: ' ' }, { company: 'a\u202e' }]) {
    assert.equal((await request({ ...invoice, ...wrong })).status, 422);
  }
  const key = await shop.link(id);
  assert.equal((await shop.post('order/view', { code, key })).body.order.invoice, null);
});

Deno.test('an invoice that is sent again, or refused, leaves the version of its order', async () => {
  await using shop = await open();
  const { code, id } = await shop.place();
  const invoice = { company: 'Công ty Đá', taxCode: '0123456789', address: '1 Hàng Bạc' };
  const request = async (changes = {}) =>
    (await shop.post('order/invoice', { code, invoice: { ...invoice, ...changes } }, { as: 'an' }))
      .status;
  const version = async () => (await runAsOwner(shop.deps, getOrder, { id })).version;
  const placed = await version();
  assert.equal(await request(), 200);
  const stored = await version();
  assert.equal(stored, placed + 1);
  assert.equal(await request(), 200);
  assert.equal(await version(), stored);
  await setStatus(shop.deps, id, 'cancelled');
  const cancelled = await version();
  assert.equal(await request({ company: 'Công ty Ngọc' }), 409);
  assert.equal(await version(), cancelled);
});

Deno.test('an order whose transfer was claimed stays when the customer places another one', async () => {
  await using shop = await open();
  const first = await shop.place();
  const { body } = await shop.post('order/claim', { code: first.code }, { as: 'an' });
  assert.equal(body.order.transfer.claimedAt, shop.deps.clock());
  const second = await shop.place();
  await shop.place();
  const [one, two] = [
    await readOrder(shop.database, first.id),
    await readOrder(shop.database, second.id),
  ];
  assert.deepEqual([one?.status, two?.status], ['awaiting-transfer', 'cancelled']);
});

Deno.test('a customer asks once to return delivered goods, and the shop decides once', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  const ask = (reason = 'Bị nứt') => shop.post('order/return', { code, reason }, { as: 'an' });
  assert.equal((await ask()).status, 409);
  await setStatus(shop.deps, id, 'delivered');
  for (const reason of ['', 'x'.repeat(1_001), 'a\u202e']) {
    assert.equal((await ask(reason)).status, 422);
  }
  const key = await shop.link(id);
  assert.equal((await shop.post('order/return', { code, key, reason: 'x' })).status, 404);
  const { body } = await ask();
  assert.deepEqual([body.order.return.state, body.order.return.reason], ['requested', 'Bị nứt']);
  const listed = async () => (await runAsOwner(shop.deps, listReturns, {})).items[0];
  const waiting = await listed();
  assert.deepEqual([waiting?.id, waiting?.code], [id, code]);
  // The reply was lost, or the customer has pressed twice.
  const repeated = await Promise.all([ask(), ask(), ask('Đổi ý')]);
  assert.deepEqual(repeated.map(({ status }) => status), [200, 200, 409]);
  assert.deepEqual(await listed(), waiting, 'what staff have seen stays');
  const decide = { id, version: waiting!.version, decision: 'refused', note: 'Quá hạn' };
  const order = await runAsOwner(shop.deps, decideReturn, decide);
  assert.deepEqual([order.return?.state, order.return?.note], ['refused', 'Quá hạn']);
  const mailed = (await shop.post('order/view', { code, key })).body.order;
  assert.deepEqual([mailed.access, mailed.return.state], ['mail', 'refused']);
  assert.deepEqual([mailed.return.note, mailed.return.reason], ['Quá hạn', '']);
  assert.equal(await listed(), undefined);
  assert.equal((await ask()).status, 409);
  await assert.rejects(runAsOwner(shop.deps, decideReturn, decide), { code: 'CHANGED' });
  const again = { ...decide, version: order.version };
  await assert.rejects(runAsOwner(shop.deps, decideReturn, again), { code: 'RETURN_DECIDED' });
  const sent = await shop.database.read.select().from(mails);
  assert.equal(sent.filter(({ kind }) => kind === 'order-return').length, 1);
});

Deno.test('goods are returned within seven days only', async () => {
  await using shop = await open();
  const { id, code } = await shop.place('placecod');
  await setStatus(shop.deps, id, 'delivered');
  shop.advance(7 * 24 * 60 * minute);
  assert.equal((await shop.post('order/return', { code, reason: 'x' }, { as: 'an' })).status, 409);
});
