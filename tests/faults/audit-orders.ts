import { DatabaseSync } from 'node:sqlite';
import { ignoreMissing } from '../../edge-api/ignore-errors.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { orderRequest } from '../../edge-api/checkout/testing/order-fixtures.ts';

/** Initial stock of each product, and initial quantity in each line of the carts. */
export const initialQuantity = 10_000;

const buyers = Array.from({ length: 10 }, (_, number) => `customer-${number}`);
/** Customers who pay by card, each once: a second unpaid order would replace the first. */
const payers = Array.from({ length: 100 }, (_, number) => `payer-${number}`);
export const customers = [...buyers, ...payers];
export const products = sampleProducts(7).map((product) => ({
  ...product,
  stock: initialQuantity,
}));

/** Returns the order with a number below 500. Every fifth is paid by card. */
export function numberedOrder(number: number) {
  const product = (step: number) => `sample-${(number + step) % products.length}`;
  const payment = number % 5 === 4 ? 'card' : 'cod';
  const userId = payment === 'card' ? payers[(number - 4) / 5] : buyers[number % buyers.length];
  return {
    userId: userId!,
    request: orderRequest({ [product(0)]: 1 + number % 3, [product(3)]: 2 }),
    payment,
    idempotencyKey: `order ${number}`,
  } as const;
}

/** Invariants of the database. Each query returns the rows that violate one. */
const invariants: Record<string, string> = {
  'every order has two items, whose sum is its subtotal': `
    select orders.id from orders left join order_items item on item.order_id = orders.id
    group by orders.id having count(item.position) <> 2
      or sum(item.price * item.quantity) <> orders.subtotal`,
  'every item has an order':
    `select 1 from order_items where order_id not in (select id from orders)`,
  'stock and ordered quantities add up to the initial stock': `
    select products.id from products left join order_items item on item.product_id = products.id
    group by products.id having products.stock + coalesce(sum(item.quantity), 0) <> ${initialQuantity}`,
  'carts and quantities ordered on delivery add up to the initial carts': `
    select line.user_id from cart_lines line
    left join orders on orders.user_id = line.user_id and orders.payment = 'cod'
    left join order_items item on item.order_id = orders.id and item.product_id = line.product_id
    group by line.user_id, line.product_id
    having line.quantity + coalesce(sum(item.quantity), 0) <> ${initialQuantity}`,
  'a confirmed order has one mail, other orders have none': `
    select orders.id from orders left join mails on mails.order_id = orders.id
    group by orders.id having count(mails.id) <> (orders.status = 'processing')`,
  'orders on delivery are confirmed, card orders await payment': `
    select id from orders
    where status <> case payment when 'cod' then 'processing' else 'awaiting-payment' end`,
  'every idempotency key has one order':
    `select 1 from orders group by idempotency_key having count(*) > 1`,
};

/** Result of {@linkcode audit}. */
export interface Audit {
  /** Order ids by idempotency key. */
  orders: Map<unknown, unknown>;
  /** Names of the violated invariants. */
  violations: string[];
}

/**
 * Checks the invariants in a copy of the database, because opening the file itself would repair
 * the state after the kill.
 *
 * The calling process must not open the database. Copying a file releases the locks that the same
 * process holds on it. A connection that the garbage collector closes between the two copies would
 * move the write-ahead log into the file that is already copied.
 */
export async function audit(path: string): Promise<Audit> {
  const copy = `${path}.copy`;
  for (const suffix of ['', '-wal']) {
    await Deno.remove(copy + suffix).catch(ignoreMissing);
    await Deno.copyFile(path + suffix, copy + suffix).catch(ignoreMissing);
  }
  const file = new DatabaseSync(copy);
  try {
    const rows = file.prepare('select idempotency_key as key, id from orders').all();
    const intact = file.prepare('pragma integrity_check').get()?.integrity_check === 'ok';
    const violations = Object.keys(invariants).filter((name) =>
      file.prepare(invariants[name]!).all().length > 0
    );
    if (!intact) violations.push('the integrity check succeeds');
    return { orders: new Map(rows.map(({ key, id }) => [key, id])), violations };
  } finally {
    file.close();
  }
}
