import assert from 'node:assert/strict';
import { deleteAccount } from '../../account/deletion/delete-account.ts';
import { removeAccount } from '../../account/deletion/remove-account.ts';
import { deleteExpiredRecords } from '../../account/delete-expired.ts';
import { createTestPasswords } from '../../account/testing/create-test-passwords.ts';
import { endWorker } from '../../catalogue/pictures/read-picture.ts';
import { sampleJpeg, samplePng } from '../../catalogue/pictures/testing/sample-pictures.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import {
  openTestShop,
  type TestRequest,
  type TestShopOptions,
} from '../../testing/open-test-shop.ts';
import { returnPictures } from '../../db/schema/transfer-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { setStatus } from '../testing/set-status.ts';
import { decideReturn, listReturns } from './decide-return.ts';
import { undoTime } from '../../contract/orders/order-status.ts';
import { getOrder } from '../get-order.ts';
import { issueOrderLink } from './open-order.ts';
import { showReturnPictures } from './return-pictures.ts';

const day = 24 * 60 * 60_000;

async function open(options: TestShopOptions = {}) {
  const shop = await openTestShop(options);
  /** Places an order, which is delivered, and asks to return it. */
  const askToReturn = async (as = 'an') => {
    const { body } = await shop.post('order/placecod', orderRequest(), { as });
    const { orderId: id, code } = body as { orderId: string; code: string };
    await setStatus(shop.deps, id, 'delivered');
    await shop.post('order/return', { code, reason: 'Bị nứt' }, { as });
    return { id, code };
  };
  const send = async (
    code: string,
    body: BodyInit = samplePng(30, 20),
    { headers, ...options }: Omit<TestRequest, 'body'> = { as: 'an' },
  ) => {
    const reply = await shop.fetch(`/api/order/return/picture?code=${code}`, {
      ...options,
      method: 'POST',
      headers: { 'Content-Type': 'image/png', ...headers },
      body,
    });
    await reply.body?.cancel();
    return reply.status;
  };
  const count = () => shop.database.read.$count(returnPictures);
  const clean = () => {
    const options = { unverifiedLifetime: day, mailLifetime: day };
    return deleteExpiredRecords(shop.database, shop.deps.clock(), options);
  };
  return {
    ...{ shop, askToReturn, send, count, clean },
    async [Symbol.asyncDispose]() {
      endWorker();
      await shop[Symbol.asyncDispose]();
    },
  };
}

Deno.test('a request to return goods has up to three pictures, without their metadata', async () => {
  await using test = await open();
  const { shop, send } = test;
  const { id, code } = await test.askToReturn();
  const turned = await sampleJpeg(64, 32, 6);
  const results = await Promise.all([
    send(code, turned, { as: 'an', headers: { 'Content-Type': 'image/jpeg' } }),
    ...[10, 20, 30].map((width) => send(code, samplePng(width, 20))),
  ]);
  assert.deepEqual(results.sort(), [200, 200, 200, 409]);
  assert.equal(await send(code), 409);
  const { body } = await shop.post('order/view', { code }, { as: 'an' });
  assert.equal(body.order.return.pictures, 3);
  const { items } = await runAsOwner(shop.deps, showReturnPictures, { id });
  assert.equal(items.length, 3);
  for (const { type, content } of items) {
    assert.match(type, /^image\/(png|jpeg|webp)$/);
    const text = new TextDecoder('latin1').decode(Uint8Array.fromBase64(content));
    assert.doesNotMatch(text, /secret place|Exif/);
  }
});

Deno.test('a picture that is sent again, as its reply was lost, is kept once', async () => {
  await using test = await open();
  const { code } = await test.askToReturn();
  assert.deepEqual([await test.send(code), await test.send(code)], [200, 200]);
  assert.equal(await test.count(), 1);
});

Deno.test('only those who see the whole order add pictures, while the request is open', async () => {
  await using test = await open();
  const { shop, send } = test;
  const { id, code } = await test.askToReturn();
  const link = (access: 'mail' | 'full' | 'gift') =>
    issueOrderLink(shop.database, id, access, shop.deps.clock());
  const wrong = [
    {},
    { as: 'binh' },
    { headers: { 'Order-Key': await link('mail') } },
    { headers: { 'Order-Key': await link('gift') } },
  ];
  for (const options of wrong) {
    assert.equal(await send(code, samplePng(30, 20), options), 404);
  }
  assert.equal(await send('', samplePng(30, 20)), 404);
  const full = { 'Order-Key': await link('full') };
  assert.equal(await send(code, samplePng(30, 20), { headers: full }), 200);
  const { body } = await shop.post('order/placecod', orderRequest(), { as: 'an' });
  assert.equal(await send(body.code), 409, 'without a request');
  const { items: [waiting] } = await runAsOwner(shop.deps, listReturns, {});
  const decision = { id, version: waiting!.version, decision: 'refused' };
  await runAsOwner(shop.deps, decideReturn, decision);
  assert.equal(await send(code), 409, 'decided');
});

Deno.test('a decision deletes the pictures of its request, one that comes too late none', async () => {
  await using test = await open();
  const { shop, send, count } = test;
  const { id, code } = await test.askToReturn();
  const other = await test.askToReturn('binh');
  await send(code);
  await send(other.code, undefined, { as: 'binh' });
  const { items } = await runAsOwner(shop.deps, listReturns, {});
  const { version } = items.find((item) => item.id === id)!;
  const decide = (input: object) =>
    runAsOwner(shop.deps, decideReturn, { id, version, decision: 'accepted', ...input });
  await assert.rejects(decide({ version: version - 1 }), { code: 'CHANGED' });
  assert.equal(await count(), 2);
  const { return: request } = await decide({});
  assert.deepEqual([request?.state, request?.pictures], ['accepted', 0]);
  assert.equal(await count(), 1);
});

Deno.test('goods that came back decide the request, and an undo opens it again', async () => {
  await using test = await open();
  const { shop, send, count, clean } = test;
  const { id, code } = await test.askToReturn();
  await send(code);
  const stateOf = async () => (await runAsOwner(shop.deps, getOrder, { id })).return?.state;
  await setStatus(shop.deps, id, 'returned');
  assert.equal(await stateOf(), 'accepted');
  assert.deepEqual((await runAsOwner(shop.deps, listReturns, {})).items, []);
  await setStatus(shop.deps, id, 'delivered');
  await clean();
  assert.deepEqual([await stateOf(), await count()], ['requested', 1]);
  await setStatus(shop.deps, id, 'returned');
  shop.advance(undoTime);
  await clean();
  assert.deepEqual([await stateOf(), await count()], ['accepted', 0]);
});

Deno.test('an undo leaves the decision of staff about a return', async () => {
  await using test = await open();
  const { shop } = test;
  const { id } = await test.askToReturn();
  const { version } = await runAsOwner(shop.deps, getOrder, { id });
  await runAsOwner(shop.deps, decideReturn, { id, version, decision: 'accepted' });
  await setStatus(shop.deps, id, 'returned');
  await setStatus(shop.deps, id, 'delivered');
  assert.equal((await runAsOwner(shop.deps, getOrder, { id })).return?.state, 'accepted');
});

Deno.test('a customer waits for the decision before the deletion of the account', async () => {
  await using test = await open();
  const { shop } = test;
  const { id } = await test.askToReturn();
  const remove = () =>
    deleteAccount(
      { database: shop.database, passwords: createTestPasswords() },
      { userId: 'an' },
      shop.deps.clock(),
    );
  await assert.rejects(remove(), { key: 'ORDERS_OPEN.return' });
  assert.equal((await runAsOwner(shop.deps, listReturns, {})).items.length, 1);
  const { version } = await runAsOwner(shop.deps, getOrder, { id });
  await runAsOwner(shop.deps, decideReturn, { id, version, decision: 'refused' });
  await remove();
});

Deno.test('wrong files are refused, and a customer sends ten in a day from any network', async () => {
  await using test = await open({ rateLimit: true });
  const { shop, send } = test;
  const { code } = await test.askToReturn();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  assert.equal(await send(code, new Uint8Array(2 ** 20 + 1)), 413);
  assert.equal(
    await send(code, svg, { as: 'an', headers: { 'Content-Type': 'image/svg+xml' } }),
    415,
  );
  assert.equal(await send(code, svg), 422);
  assert.equal(await send(code, samplePng(30, 20).slice(0, 50)), 422);
  for (let number = 0; number < 6; number += 1) {
    assert.equal(await send(code, svg, { as: 'an', from: `198.51.100.${number}` }), 422);
  }
  assert.equal(await send(code, samplePng(30, 20), { as: 'an', from: '203.0.113.1' }), 429);
  shop.advance(day);
  assert.equal(await send(code), 200);
});

Deno.test('pictures of returned goods go with the account, or after 90 days', async () => {
  await using test = await open();
  const { shop, send, count } = test;
  const own = await test.askToReturn();
  const other = await test.askToReturn('binh');
  await send(own.code);
  await send(other.code, undefined, { as: 'binh' });
  assert.equal(await count(), 2);
  await shop.database.batch((db) => removeAccount(db, 'an', shop.deps.clock()));
  assert.equal(await count(), 1);
  shop.advance(89 * day);
  await test.clean();
  assert.equal(await count(), 1);
  shop.advance(day);
  await test.clean();
  assert.equal(await count(), 0);
});
