import assert from 'node:assert/strict';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { orders } from '../db/schema/order-tables.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { sqldRunsHere, startSqld } from '../testing/start-sqld.ts';
import { placeOrder } from './place-order.ts';
import { orderRequest, readStock } from './testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';

/** Fault of the next request that inserts an order. */
type Fault = 'none' | 'lost request' | 'lost response';

/** Starts a proxy to a database server that can lose orders or the responses to them. */
function startLossyProxy(target: string) {
  const proxy = { fault: 'none' as Fault };
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
      const { fault } = proxy;
      if (!isOrder || fault === 'none') return await forward();
      proxy.fault = 'none';
      if (fault === 'lost response') await (await forward()).arrayBuffer();
      return new Response('lost', { status: 502 });
    },
  );
  return { proxy, url: `http://127.0.0.1:${server.addr.port}`, stop: () => server.shutdown() };
}

Deno.test({
  name: 'an order whose request or response is lost on the way to a server is placed once',
  ignore: !sqldRunsHere,
  async fn(test) {
    await using server = await startSqld();
    const { proxy, url, stop } = startLossyProxy(server.url);
    const database = await openDatabase({ url });
    await migrateDatabase(database);
    const options = { database, customers: ['an'], products: sampleProducts(1) };
    const { deps } = await openTestShop(options);
    const place = (idempotencyKey: string) =>
      placeOrder(deps, { userId: 'an', request: orderRequest(), payment: 'cod', idempotencyKey });

    await test.step('lost response: the order exists and is found', async () => {
      proxy.fault = 'lost response';
      const placed = await place('one');
      const { orderId } = placed;
      assert.deepEqual(await database.read.select({ id: orders.id }).from(orders), [{
        id: orderId,
      }]);
      assert.deepEqual(await place('one'), placed);
      assert.equal(await readStock(database), 9);
    });
    await test.step('lost request: the outcome is unknown, and the request can be repeated', async () => {
      proxy.fault = 'lost request';
      await assert.rejects(place('two'), { code: 'DATABASE_OUTCOME_UNKNOWN' });
      await place('two');
      await place('two');
      assert.equal(await database.read.$count(orders), 2);
      assert.equal(await readStock(database), 8);
    });
    await database.close();
    await stop();
  },
});
