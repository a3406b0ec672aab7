import assert from 'node:assert/strict';
import { orderRequest } from '../checkout/testing/order-fixtures.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { allOperations } from './operation-list.ts';
import { runAsOwner } from './testing/run-as-owner.ts';

/** Lists and figures of the back office, with inputs that lead to different queries. */
const readings: Readonly<Record<string, readonly object[]>> = {
  'home.summary': [{ days: 90 }],
  'orders.list': [
    {},
    { status: 'processing' },
    { search: '0912' },
    { search: 'an' },
    { from: 1, to: Date.UTC(2030, 0, 1) },
    { status: 'processing', from: 1, to: Date.UTC(2030, 0, 1) },
    { search: 'an', from: 1, to: Date.UTC(2030, 0, 1) },
  ],
  'products.list': [
    {},
    { search: 'a' },
    { category: 'Nhẫn' },
    ...['shown', 'hidden', 'soldOut', 'low'].map((state) => ({ state })),
    ...['newest', 'price', 'priceDesc', 'stock'].map((sort) => ({ sort })),
  ],
  'stock.movements': [
    {},
    { productId: 'sample-0' },
    { kind: 'sale', from: 1, to: Date.UTC(2030, 0, 1) },
    { kind: 'by-hand' },
  ],
  'customers.list': [{}, { search: 'an' }],
  'payments.unmatched': [{}],
  'returns.list': [{}],
  'requests.list': [{}, { state: 'done' }],
  'reviews.list': [{}, { status: 'approved' }],
  'audit.list': [{}],
  'promos.list': [{}],
  'exports.orders': [{}],
  'exports.items': [{}],
  'exports.stock': [{}],
  'exports.customers': [{}],
};

/** Query of an operation. */
interface Recorded {
  reading: string;
  text: string;
  params: unknown[];
}

/** Parts of drizzle that record and explain queries. */
interface Session {
  session: { logger: { logQuery(text: string, params: unknown[]): void } };
  $client: { execute(query: object): Promise<{ rows: { detail: string }[] }> };
}

/** Rows of this query alone, of a list in the query, or of the index of a search. */
const few = /^SCAN (?:CONSTANT ROW|\(|json_each|\w+_search)/;

/** Returns the steps of a query whose cost grows with a table. */
function costly(text: string, steps: readonly string[]): string[] {
  const isPage = / limit /.test(text) && !steps.includes('USE TEMP B-TREE FOR ORDER BY');
  // An index is read in its order until the page is full. That of the hidden products is partial.
  const isIndexed = isPage || /where hidden = 1/.test(text);
  const isLast = /^select "id" from "\w+" order by "\w+"\."id" desc limit \?$/.test(text);
  return steps.filter((step) => {
    // A search sorts what it has found.
    if (step === 'USE TEMP B-TREE FOR ORDER BY') return !/_search\b/.test(text);
    if (!step.startsWith('SCAN') || few.test(step)) return false;
    return / USING (?:COVERING )?INDEX /.test(step) ? !isIndexed : !isLast;
  });
}

Deno.test('no list of the back office reads or sorts a whole table', async () => {
  await using shop = await openTestShop();
  await placeOrder(shop.deps, { userId: 'an', request: orderRequest(), payment: 'cod' });
  const { session, $client } = shop.database.read as unknown as Session;
  const recorded: Recorded[] = [];
  const { logger } = session;
  for (const [name, inputs] of Object.entries(readings)) {
    const operation = allOperations.find((one) => one.name === name);
    for (const input of inputs) {
      const reading = `${name} ${JSON.stringify(input)}`;
      session.logger = {
        logQuery: (text, params) => recorded.push({ reading, text, params }),
      };
      const result = await runAsOwner(shop.deps, operation!, input);
      if (name.startsWith('exports.')) await Array.fromAsync(result as AsyncIterable<string>);
    }
  }
  session.logger = logger;
  assert.deepEqual(
    Object.keys(readings).filter((name) =>
      !recorded.some(({ reading }) => reading.startsWith(`${name} `))
    ),
    [],
  );
  for (const { reading, text, params } of recorded) {
    const { rows } = await $client.execute({ sql: `explain query plan ${text}`, args: params });
    assert.deepEqual(costly(text, rows.map(({ detail }) => detail)), [], `${reading}: ${text}`);
  }
});
