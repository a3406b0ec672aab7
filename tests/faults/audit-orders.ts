import { DatabaseSync } from 'node:sqlite';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { orderRequest } from '../../edge-api/checkout/testing/order-shop.ts';

/** Pieces of each product, and in each customer's cart, at the beginning. */
export const initial = 10_000;

export const customers = Array.from({ length: 10 }, (_, number) => `customer-${number}`);
export const products = sampleProducts(7).map((product) => ({ ...product, stock: initial }));

/** The order of a number, always the same; every fifth is paid by card. */
export function numberedOrder(number: number) {
  const product = (step: number) => `sample-${(number + step) % products.length}`;
  return {
    userId: customers[number % customers.length]!,
    request: orderRequest({ [product(0)]: 1 + number % 3, [product(3)]: 2 }),
    payment: number % 5 === 4 ? 'card' : 'cod',
    idempotencyKey: `order ${number}`,
  } as const;
}

/** What must never be found, whatever happened: a query each that gives no row. */
const rules: Record<string, string> = {
  'every order has its two items, and they add up': `
    select orders.id from orders left join order_items item on item.order_id = orders.id
    group by orders.id having count(item.position) <> 2
      or sum(item.price * item.quantity) <> orders.subtotal`,
  'every item has its order':
    `select 1 from order_items where order_id not in (select id from orders)`,
  'what is in stock and what was ordered are what there was': `
    select products.id from products left join order_items item on item.product_id = products.id
    group by products.id having products.stock + coalesce(sum(item.quantity), 0) <> ${initial}`,
  'what is in the carts and what was ordered on delivery are what was in the carts': `
    select line.user_id from cart_lines line
    left join orders on orders.user_id = line.user_id and orders.payment = 'cod'
    left join order_items item on item.order_id = orders.id and item.product_id = line.product_id
    group by line.user_id, line.product_id
    having line.quantity + coalesce(sum(item.quantity), 0) <> ${initial}`,
  'a confirmed order has one mail, another one has none': `
    select orders.id from orders left join mails on mails.order_id = orders.id
    group by orders.id having count(mails.id) <> (orders.status = 'processing')`,
  'an order on delivery is confirmed, one by card waits': `
    select id from orders
    where status <> case payment when 'cod' then 'processing' else 'awaiting-payment' end`,
  'one order per key': `select 1 from orders group by idempotency_key having count(*) > 1`,
};

/** The orders on disk by their key, and the rules that are broken. */
export interface Audit {
  orders: Map<unknown, unknown>;
  broken: string[];
}

/**
 * Looks into a copy of the database: looking into the file itself would mend what a kill left behind.
 *
 * The process that calls this never opens the database: copying a file drops the locks that the same
 * process holds on it, and a connection that the garbage collector closes between the two copies would
 * bring the write-ahead log into the file that is already copied.
 */
export async function audit(path: string): Promise<Audit> {
  const copy = `${path}.copy`;
  for (const part of ['', '-wal']) {
    await Deno.remove(copy + part).catch(ignoreMissing);
    await Deno.copyFile(path + part, copy + part).catch(ignoreMissing);
  }
  const file = new DatabaseSync(copy);
  try {
    const rows = file.prepare('select idempotency_key as key, id from orders').all();
    const sound = file.prepare('pragma integrity_check').get()?.integrity_check === 'ok';
    const broken = Object.keys(rules).filter((name) => file.prepare(rules[name]!).all().length > 0);
    if (!sound) broken.push('the file is sound');
    return { orders: new Map(rows.map(({ key, id }) => [key, id])), broken };
  } finally {
    file.close();
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
