import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { checkStock } from '../catalogue/check-catalogue.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { orderStatuses } from '../contract/orders/order-status.ts';
import type { Database } from '../db/database.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { type Action, readState, runAction, type TimedAction } from './testing/order-actions.ts';
import { OrderModel } from './testing/order-model.ts';
import { OtherProcess } from './testing/other-process.ts';

const seed = 20_261_123;
const start = Date.UTC(2026, 0, 1);
/** Number and length of the sequences; in a full run more, but shorter ones. */
const [histories, maxCommands] = Deno.env.get('TEST_FULL') === '1' ? [10_000, 20] : [20, 60];
const customers = ['an', 'binh', 'chi'];
const initialStock = 30;
const catalogue = sampleProducts(3).map((product) => ({
  ...product,
  originalPrice: null,
  stock: initialStock,
}));
const productIds = catalogue.map(({ id }) => id);
const prices = [250_000, 400_000];

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** An action before its order is known: `pick` is the index of one of the orders so far. */
type Draft =
  | Omit<ActionOf<'place'>, 'order'>
  | { kind: 'repeat'; pick: number }
  | Omit<ActionOf<'pay'>, 'order'> & { pick: number }
  | Omit<ActionOf<'leavePayment'>, 'order' | 'customer'> & { pick: number }
  | Omit<ActionOf<'changeStatus'>, 'order'> & { pick: number }
  | Omit<ActionOf<'transfer'>, 'order'> & { pick: number }
  | Omit<ActionOf<'assign' | 'claim' | 'cancelOwn' | 'refund'>, 'order'> & { pick: number }
  | Omit<ActionOf<'cancelUnit' | 'returnUnit'>, 'order'> & { pick: number }
  | Omit<ActionOf<'edit'>, 'order'> & { pick: number }
  | ActionOf<'expire' | 'setStock' | 'import'>;

const kinds = <Kind extends string>(...names: Kind[]) => fc.constantFrom(...names);
const pick = fc.nat(30);
const quantities = fc.dictionary(fc.constantFrom(...productIds), fc.integer({ min: 1, max: 7 }), {
  minKeys: 1,
  noNullPrototype: true,
});
const place = fc.record({
  kind: kinds('place'),
  customer: fc.constantFrom(...customers),
  payment: kinds('cod', 'card', 'transfer', 'deposit'),
  quantities,
  price: fc.oneof({ arbitrary: fc.constant(prices[0]!), weight: 4 }, fc.constantFrom(...prices)),
  promoCode: fc.option(fc.constant('WELCOME10'), { nil: undefined, freq: 4 }),
});
const stock = fc.integer({ min: 0, max: initialStock });
const orderDrafts: fc.WeightedArbitrary<Draft>[] = [
  { weight: 8, arbitrary: place },
  { weight: 1, arbitrary: fc.record({ kind: kinds('repeat'), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds('leavePayment'), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds('pay'), pick }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('changeStatus'),
      next: fc.constantFrom(...orderStatuses),
      pick,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('transfer'),
      size: kinds('exact', 'part', 'more', 'deposit'),
      number: fc.nat(40),
      by: kinds('staff', 'service'),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kinds('assign', 'claim'), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds('cancelOwn', 'refund'), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kinds('cancelUnit', 'returnUnit'),
      product: fc.constantFrom(...productIds),
      pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kinds('edit'),
      quantities,
      discount: fc.option(fc.constantFrom(0, 50_000, 900_000), { nil: undefined, freq: 2 }),
      pick,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kinds('expire') }) },
];
const stockDrafts: fc.WeightedArbitrary<Draft>[] = [
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kinds('setStock'),
      product: fc.constantFrom(...productIds),
      stock,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kinds('import'),
      products: fc.uniqueArray(
        fc.record({ id: fc.constantFrom(...productIds), price: fc.constantFrom(...prices), stock }),
        { selector: ({ id }) => id, minLength: 1 },
      ),
      replace: fc.boolean(),
    }),
  },
];

/** Completes drafts with the orders of a shop. */
class Requests {
  readonly #requests = new Map<string, ActionOf<'place'>>();

  /**
   * Returns `undefined` if the draft needs an order and there is none.
   *
   * @param orders keys of the orders so far
   */
  toAction(draft: Draft, orders: readonly string[]): Action | undefined {
    if (draft.kind === 'place') {
      const action = { ...draft, order: `order ${this.#requests.size}` };
      this.#requests.set(action.order, action);
      return action;
    }
    if (!('pick' in draft)) return draft;
    const request = this.#requests.get(orders[draft.pick % orders.length] ?? '');
    if (draft.kind === 'repeat') return request;
    if (!request) return undefined;
    const { pick: _, ...action } = draft;
    const { order, customer } = request;
    return action.kind === 'leavePayment' ? { ...action, order, customer } : { ...action, order };
  }
}

/** Shop with two processes. */
interface Shop extends AsyncDisposable {
  database: Database;
  other: OtherProcess;
}

async function openShop(other: OtherProcess): Promise<Shop> {
  const { database, url, cleanup } = await createTestDatabase({ inMemory: true });
  await openTestShop({ database, customers, products: catalogue });
  await other.send({ open: url });
  return { database, other, [Symbol.asyncDispose]: cleanup };
}

/** Asserts the rules that hold for any sequence of actions. */
async function assertSums(database: Database): Promise<void> {
  const violations = await database.read.all(sql`
    select 'units' as rule, value from counters
    where name = 'units' and value <> (select coalesce(sum(stock), 0) from products)
    union all select 'items', id from orders
    where subtotal <> (select sum(price * quantity) from order_items where order_id = orders.id)
    union all select 'amount', id from orders where amount <> subtotal - discount + shipping
    union all select 'promo', code from promo_codes
    where used <> (select count(*) from orders where promo_code = promo_codes.code and status <> 'cancelled')
    union all select 'promo', user_id from orders where promo_code is not null and status <> 'cancelled'
    group by user_id having count(*) > 1
    union all select 'origins', order_id from order_origins join orders on orders.id = order_id
    where status in ('shipping', 'delivered', 'cancelled') or paid_at is not null
    union all select 'turnover', day from daily_turnover
    where (orders, amount) <> (select count(*), coalesce(sum(amount - returned_amount), 0) from orders
      where status in ('processing', 'shipping', 'delivered')
        and (created_at + 25200000) / 86400000 = day)
    union all select 'sales', product_id from product_sales
    where quantity <> (select -sum(delta) from stock_movements
      where product_id = product_sales.product_id and order_id is not null)
    union all select 'returned', order_id from order_items where returned not between 0 and quantity
    union all select 'transfers', reference from bank_transfers
    where (state = 'booked') <> (select count(*) from payments where method = 'transfer'
      and payments.reference = bank_transfers.reference and payments.amount = bank_transfers.amount
      and payments.order_id = bank_transfers.order_id)
    union all select 'payments', reference from payments
    where method = 'transfer' and amount > 0
      and reference not in (select reference from bank_transfers where state = 'booked')
    union all select 'awaited', id from orders where status = 'awaiting-transfer' and iif(deposit > 0, deposit, amount) <=
      (select coalesce(sum(amount), 0) from payments where order_id = orders.id and state = 'paid')
    union all select 'refunds', order_id from payments join orders on orders.id = order_id
    where state = 'paid' and payment <> 'cod' group by order_id having sum(payments.amount) < 0
    union all select 'events', id from orders where status <> coalesce((
      select status from order_events where order_id = orders.id and kind = 'status'
      order by order_events.id desc limit 1), status)`);
  assert.deepEqual(violations, []);
  assert.deepEqual(await checkStock(database), []);
}

/** One action of a sequence, compared with the model. */
class Step implements fc.AsyncCommand<OrderModel, Shop & { requests: Requests }> {
  constructor(
    readonly draft: Draft,
    readonly elsewhere: boolean,
    readonly pauseMs: number,
  ) {}

  check = () => true;

  async run(model: OrderModel, { database, other, requests }: Shop & { requests: Requests }) {
    const action = requests.toAction(this.draft, [...model.orders.keys()]);
    if (!action) return;
    const timed = { ...action, now: model.now + this.pauseMs };
    const result = this.elsewhere
      ? (await other.send({ run: [timed] }))[0]
      : await runAction(database, timed);
    const message = JSON.stringify(timed);
    assert.equal(result, model.apply(timed), message);
    assert.deepEqual(await readState(database), model.state(), message);
    await assertSums(database);
  }

  toString = () => JSON.stringify({ ...this.draft, elsewhere: this.elsewhere });
}

const pause = fc.oneof(
  { weight: 6, arbitrary: fc.constant(60_000) },
  { weight: 4, arbitrary: fc.constant(3_000) },
  { weight: 2, arbitrary: fc.constant(31 * 60_000) },
  { weight: 1, arbitrary: fc.constant(25 * 60 * 60_000) },
);

Deno.test('stock, money and mails follow the model in any sequence from two processes', async () => {
  await using other = new OtherProcess();
  const step = fc.tuple(fc.oneof(...orderDrafts, ...stockDrafts), fc.boolean(), pause)
    .map((values) => new Step(...values));
  await fc.assert(
    fc.asyncProperty(fc.commands([step], { maxCommands, size: 'max' }), async (steps) => {
      await using shop = await openShop(other);
      const initial = await readState(shop.database);
      await fc.asyncModelRun(() => ({
        model: new OrderModel(initial.products, start),
        real: { ...shop, requests: new Requests() },
      }), steps);
    }),
    { seed, numRuns: histories },
  );
});

Deno.test('stock, money and orders add up when two processes change the same orders, and one is killed', async () => {
  await using other = new OtherProcess();
  const drafts = (maxLength: number) =>
    fc.array(fc.oneof(...orderDrafts), { minLength: maxLength / 2, maxLength, size: 'max' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { minLength: 4, maxLength: 8 }),
      fc.boolean(),
      drafts(20),
      drafts(20),
      async (places, isKilled, ...lists) => {
        await using shop = await openShop(other);
        const { database } = shop;
        const requests = new Requests();
        for (const draft of places) {
          await runAction(database, { ...requests.toAction(draft, [])!, now: start });
        }
        const known = Object.keys((await readState(database)).orders);
        const [own, others] = lists.map((list) =>
          list.flatMap((draft, index): TimedAction[] => {
            const action = requests.toAction(draft, known);
            return action ? [{ ...action, now: start + index * 5 * 60_000 }] : [];
          })
        );
        const running = other.send({ run: others! });
        const ended = Promise.allSettled([running]);
        await Promise.all(own!.map((action) => runAction(database, action)));
        if (isKilled) await other.crash();
        await (isKilled ? ended : running);
        await assertSums(database);
        assert.deepEqual(
          await database.read.all(sql`
          select products.id from products
          left join (
            order_items join orders on orders.id = order_id
              and status not in ('cancelled', 'returned', 'awaiting-confirmation')
          ) on product_id = products.id
          group by products.id having stock + coalesce(sum(quantity - returned), 0) <> ${initialStock}`),
          [],
        );
        const { orders, mails } = await readState(database);
        for (const [key, { status, payment, paid }] of Object.entries(orders)) {
          assert.ok(!paid || payment !== 'cod' || status !== 'awaiting-payment', key);
          const confirmations = mails[key]?.filter((mail) => mail === 'order-placed').length ?? 0;
          const isConfirmed = payment !== 'card' || paid && status !== 'cancelled';
          assert.ok(confirmations <= 1 && (!isConfirmed || confirmations === 1), key);
        }
      },
    ),
    { seed, numRuns: 10 },
  );
});
