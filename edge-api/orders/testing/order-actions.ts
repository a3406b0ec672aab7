import { eq, sql } from 'drizzle-orm';
import { countStock } from '../../catalogue/count-stock.ts';
import { placeOrder, type PlaceOrderDeps } from '../../checkout/place-order.ts';
import type { OperationDeps } from '../../operations/run-operation.ts';
import { verifyOrderPayment } from '../../checkout/payment/verify-order-payment.ts';
import { orderRequest } from '../../checkout/testing/order-shop.ts';
import { importCatalogue } from '../../catalogue/testing/import-catalogue.ts';
import { sampleCatalogue } from '../../catalogue/testing/sample-catalogue.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { ShopError } from '../../errors.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createSandboxProvider, settleSandboxPayment } from '../../payments/sandbox-provider.ts';
import { expireUnconfirmedOrders } from '../expire-unconfirmed-orders.ts';
import { expireUnpaidOrders } from '../expire-unpaid-orders.ts';
import { defaultShipping } from '../../contract/checkout/order-totals.ts';
import { reconcilePayment } from '../reconcile-payment.ts';
import { setStatus } from './set-status.ts';

/** Limits of the orders of {@linkcode runAction}. */
export const actionLimits = {
  newCustomer: { quantity: 5, amount: 3_000_000, openOrders: 3 },
  knownCustomer: { quantity: 9, amount: 6_000_000, openOrders: 5 },
  shares: false,
  confirmationTimeout: 24 * 60 * 60_000,
};

/** Product in the file of an import. */
export interface ImportedProduct {
  id: string;
  price: number;
  stock: number;
}

/** Something that a customer, the owner or a job does. An `order` is named by its key. */
export type Action =
  | {
    kind: 'place';
    customer: string;
    payment: 'cod' | 'card';
    /** Quantities by product id. */
    quantities: Record<string, number>;
    /** Price of each product that the customer saw. */
    price: number;
    promoCode?: string;
    order: string;
  }
  | { kind: 'pay'; order: string }
  | { kind: 'leavePayment'; order: string; customer: string }
  | { kind: 'changeStatus'; order: string; next: OrderStatus }
  | { kind: 'expire' }
  | { kind: 'setStock'; product: string; stock: number }
  | { kind: 'import'; products: ImportedProduct[]; replace: boolean };

/** An action and its time, in ms since 1970. */
export type TimedAction = Action & { now: number };

/**
 * Runs an action on a shop with the payments of the sandbox.
 *
 * @returns the status of a placed order, 'ok', or the code of an error
 */
export async function runAction(database: Database, action: TimedAction): Promise<string> {
  try {
    return await run(createDeps(database, action.now), action);
  } catch (error) {
    if (error instanceof ShopError) return error.code;
    throw error;
  }
}

function createDeps(database: Database, now: number): PlaceOrderDeps & OperationDeps {
  return {
    database,
    clock: () => now,
    adminOrigin: 'http://localhost',
    provider: createSandboxProvider(database, 'http://localhost'),
    shipping: () => Promise.resolve(defaultShipping),
    outbox: { wake: () => {} },
    log: () => {},
    orderLimits: actionLimits,
  };
}

async function run(deps: PlaceOrderDeps & OperationDeps, action: TimedAction): Promise<string> {
  const { database } = deps;
  switch (action.kind) {
    case 'place': {
      const { customer, payment, quantities, price, promoCode, order } = action;
      const { status } = await placeOrder(deps, {
        userId: customer,
        request: orderRequest(quantities, { price, promoCode }),
        payment,
        idempotencyKey: order,
      });
      return status;
    }
    case 'pay': {
      const { paymentSessionId } = await findByKey(database, action.order);
      if (paymentSessionId === null) return 'ok';
      await database.batch((db) => [settleSandboxPayment(db, paymentSessionId, 'paid')]);
      await reconcilePayment(deps, paymentSessionId);
      return 'ok';
    }
    case 'leavePayment': {
      const { id } = await findByKey(database, action.order);
      await verifyOrderPayment(deps, { orderId: id, success: false, userId: action.customer });
      return 'ok';
    }
    case 'changeStatus': {
      const { id } = await findByKey(database, action.order);
      await setStatus(deps, id, action.next);
      return 'ok';
    }
    case 'expire':
      await expireUnpaidOrders(deps);
      await expireUnconfirmedOrders(deps);
      return 'ok';
    case 'setStock':
      await runAsOwner(deps, countStock, { productId: action.product, quantity: action.stock });
      return 'ok';
    case 'import': {
      const samples = sampleCatalogue(3).map(({ originalPrice: _, ...product }) => product);
      const file = samples.flatMap((product) => {
        const imported = action.products.find(({ id }) => id === product._id);
        return imported ? [{ ...product, price: imported.price, stock: imported.stock }] : [];
      });
      await importCatalogue(database, file, { replace: action.replace }, {
        clock: () => action.now,
      });
      return 'ok';
    }
  }
}

async function findByKey({ read }: Database, key: string) {
  const [order] = await read
    .select({ id: orders.id, paymentSessionId: orders.paymentSessionId })
    .from(orders).where(eq(orders.idempotencyKey, key));
  if (!order) throw new Error(`Cannot find the order with the key ${key}`);
  return order;
}

/** State of a shop as it is compared with the model. */
export interface ShopState {
  /** Price and stock by product id. */
  products: Record<string, [price: number, stock: number]>;
  /** Orders by key. */
  orders: Record<string, OrderFacts>;
  /** Kinds of the mails of each order, with the new status of a 'status' mail. */
  mails: Record<string, string[]>;
}

/** Facts of an order in a {@linkcode ShopState}. */
export interface OrderFacts {
  status: OrderStatus;
  payment: 'cod' | 'card';
  amount: number;
  discount: number;
  paid: boolean;
}

/** Reads the state of a shop. */
export async function readState({ read }: Database): Promise<ShopState> {
  const rows = await read.select().from(orders);
  const mails = await read.all<{ key: string; mail: string }>(sql`
    select idempotency_key as key, kind || coalesce(' ' || order_status, '') as mail
    from mails join orders on orders.id = mails.order_id order by mails.id`);
  const mailsByKey = Map.groupBy(mails, ({ key }) => key);
  return {
    products: Object.fromEntries(
      (await read.select().from(products)).map(({ id, price, stock }) => [id, [price, stock]]),
    ),
    orders: Object.fromEntries(
      rows.map(({ idempotencyKey, status, payment, amount, discount, paidAt }) => [
        idempotencyKey,
        { status, payment, amount, discount, paid: paidAt !== null },
      ]),
    ),
    mails: Object.fromEntries(
      [...mailsByKey].map(([key, list]) => [key, list.map(({ mail }) => mail)]),
    ),
  };
}
