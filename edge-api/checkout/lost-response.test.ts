import assert from 'node:assert/strict';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { orders } from '../db/schema.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { sqldRunsHere, startSqld } from '../testing/start-sqld.ts';
import { placeOrder } from './place-order.ts';
import { fillOrderShop, orderParts, orderRequest, stockOf } from './testing/order-shop.ts';

/** What happens to the next order on its way: nothing, or one of its two ways is cut. */
type Fault = 'none' | 'request lost' | 'answer lost';

/** A way to a database server on which orders, or the answers to them, can get lost. */
function startLossyWay(target: string) {
  const way = { fault: 'none' as Fault };
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    async (request) => {
      const { pathname } = new URL(request.url);
      const body = await request.arrayBuffer();
      const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
      const forward = () =>
        fetch(target + pathname, {
          method: request.method,
          headers,
          body: body.byteLength ? body : null,
        });
      const isOrder = new TextDecoder().decode(body).includes('insert into orders');
      const { fault } = way;
      if (!isOrder || fault === 'none') return await forward();
      way.fault = 'none';
      if (fault === 'answer lost') await (await forward()).arrayBuffer();
      return new Response('lost', { status: 502 });
    },
  );
  return { way, url: `http://127.0.0.1:${server.addr.port}`, stop: () => server.shutdown() };
}

Deno.test({
  name: 'an order whose answer or request is lost on the way to a server is one order',
  ignore: !sqldRunsHere,
  async fn(test) {
    await using server = await startSqld();
    const { way, url, stop } = startLossyWay(server.url);
    const database = await openDatabase({ url });
    await migrateDatabase(database);
    await fillOrderShop(database, ['an'], sampleProducts(1));
    const { parts } = orderParts(database);
    const place = (idempotencyKey: string) =>
      placeOrder(parts, { userId: 'an', request: orderRequest(), payment: 'cod', idempotencyKey });

    await test.step('the answer is lost: the order is there and found', async () => {
      way.fault = 'answer lost';
      const { orderId } = await place('one');
      assert.deepEqual(await database.read.select({ id: orders.id }).from(orders), [{
        id: orderId,
      }]);
      assert.deepEqual(await place('one'), { orderId });
      assert.equal(await stockOf(database), 9);
    });
    await test.step('the request is lost: nothing is claimed, and it can be repeated', async () => {
      way.fault = 'request lost';
      await assert.rejects(place('two'), { code: 'DATABASE_OUTCOME_UNKNOWN' });
      await place('two');
      await place('two');
      assert.equal(await database.read.$count(orders), 2);
      assert.equal(await stockOf(database), 8);
    });
    await database.close();
    await stop();
  },
});
