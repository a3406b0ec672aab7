import { asc, eq, sql } from 'drizzle-orm';
import { countStock } from '../../catalogue/adjust-stock.ts';
import { placeOrder, type PlaceOrderDeps } from '../../checkout/place-order.ts';
import type { OperationDeps } from '../../api-deps.ts';
import { verifyOrderPayment } from '../../checkout/payment/verify-order-payment.ts';
import { orderRequest, sampleAccount } from '../../checkout/testing/order-fixtures.ts';
import { importCatalogue } from '../../catalogue/testing/import-catalogue.ts';
import { sampleCatalogue } from '../../catalogue/testing/sample-catalogue.ts';
import type { OrderPayment } from '../../contract/orders/order-payment.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { bankTransfers } from '../../db/schema/transfer-tables.ts';
import { ShopError } from '../../errors.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createSandboxProvider, settleSandboxPayment } from '../../payments/sandbox-provider.ts';
import { expireUnconfirmedOrders, expireUnpaidOrders } from '../expire-orders.ts';
import { defaultShipping } from '../../contract/checkout/shipping-rule.ts';
import { reconcilePayment } from '../reconcile-payment.ts';
import { cancelItems } from '../cancel-items.ts';
import { editOrder } from '../edit-order.ts';
import { getOrder } from '../get-order.ts';
import { cancelOwnOrder, claimTransfer } from '../own/change-own-order.ts';
import { refundOrder } from '../refund-order.ts';
import { returnItems } from '../return-items.ts';
import { recordPayment } from '../transfers/record-payment.ts';
import { recordTransfer } from '../transfers/record-transfer.ts';
import { assignTransfer } from '../transfers/resolve-transfer.ts';
import { transferReference } from '../transfers/transfer-reference.ts';
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
    /** `deposit`: on delivery, in a shop that requires a deposit. */
    payment: OrderPayment | 'deposit';
    /** Quantities by product id. */
    quantities: Record<string, number>;
    /** Price of each product that the customer saw. */
    price: number;
    promoCode?: string;
    order: string;
  }
  | { kind: 'pay'; order: string }
  | { kind: 'leavePayment'; order: string; customer: string }
  | {
    kind: 'transfer';
    order: string;
    /** Part of the order's amount, or that of a deposit. */
    size: 'exact' | 'part' | 'more' | 'deposit';
    /** Number of the transfer: a service reports one with the same number again. */
    number: number;
    /** Recorded by a member of staff, or reported by a service. */
    by: 'staff' | 'service';
  }
  | { kind: 'assign'; order: string }
  | { kind: 'claim'; order: string }
  | { kind: 'cancelOwn'; order: string }
  | { kind: 'cancelUnit' | 'returnUnit'; order: string; product: string }
  | {
    kind: 'edit';
    order: string;
    /** All items afterwards: quantities by product id. */
    quantities: Record<string, number>;
    /** Discount in đồng. @default the share of the former one */
    discount?: number;
  }
  | { kind: 'refund'; order: string }
  | { kind: 'changeStatus'; order: string; next: OrderStatus }
  | { kind: 'expire' }
  | { kind: 'setStock'; product: string; stock: number }
  | { kind: 'import'; products: ImportedProduct[]; replace: boolean };

/** Amounts of transfers in đồng, from that of the order. */
export const transferAmounts = {
  exact: (amount: number) => amount,
  part: (amount: number) => Math.ceil(amount / 2),
  more: (amount: number) => amount + 50_000,
  deposit: () => sampleAccount.depositAmount,
};

/** Time for which a customer can cancel an order that is being prepared, in ms. */
export const changeTime = 30 * 60_000;

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
    transferAccount: () => Promise.resolve(sampleAccount),
    outbox: { wake: () => {} },
    log: () => {},
    orderLimits: () => Promise.resolve(actionLimits),
  };
}

async function run(deps: PlaceOrderDeps & OperationDeps, action: TimedAction): Promise<string> {
  const { database } = deps;
  switch (action.kind) {
    case 'place': {
      const { customer, payment, quantities, price, promoCode, order } = action;
      const account = { ...sampleAccount, depositFrom: payment === 'deposit' ? 1 : 0 };
      const transferAccount = () => Promise.resolve(account);
      const { status } = await placeOrder({ ...deps, transferAccount }, {
        userId: customer,
        request: orderRequest(quantities, { price, promoCode }),
        payment: payment === 'deposit' ? 'cod' : payment,
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
    case 'transfer': {
      const { id, code, amount: due } = await findByKey(database, action.order);
      const amount = transferAmounts[action.size](due);
      if (action.by === 'staff') {
        await runAsOwner(deps, recordPayment, { orderId: id, amount, at: action.now });
        return 'ok';
      }
      return await recordTransfer(deps, {
        ...{ provider: 'sepay', id: String(action.number), amount, at: action.now },
        content: transferReference(code!),
      });
    }
    case 'assign': {
      const { id } = await findByKey(database, action.order);
      const [transfer] = await database.read.select().from(bankTransfers)
        .where(eq(bankTransfers.state, 'unmatched')).orderBy(asc(bankTransfers.id)).limit(1);
      if (transfer) await runAsOwner(deps, assignTransfer, { id: transfer.id, orderId: id });
      return 'ok';
    }
    case 'claim': {
      const order = await findByKey(database, action.order);
      await claimTransfer(deps, { order, access: 'full' });
      return 'ok';
    }
    case 'cancelOwn': {
      const order = await findByKey(database, action.order);
      await cancelOwnOrder(deps, { order, access: 'full' }, changeTime);
      return 'ok';
    }
    case 'cancelUnit':
    case 'returnUnit': {
      const { id, version } = await findByKey(database, action.order);
      const items = [{ productId: action.product, quantity: 1 }];
      const operation = action.kind === 'cancelUnit' ? cancelItems : returnItems;
      await runAsOwner(deps, operation, { id, version, reason: 'Hết hàng', items });
      return 'ok';
    }
    case 'edit': {
      const { id, version } = await findByKey(database, action.order);
      const items = Object.entries(action.quantities)
        .map(([productId, quantity]) => ({ productId, quantity }));
      const changes = { items, discount: action.discount };
      await runAsOwner(deps, editOrder, { id, version, changes });
      return 'ok';
    }
    case 'refund': {
      const { id } = await findByKey(database, action.order);
      const { version, due } = await runAsOwner(deps, getOrder, { id });
      const amount = Math.max(1, -due);
      await runAsOwner(deps, refundOrder, { id, version, amount, reason: 'Thừa tiền' });
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
  const [order] = await read.select().from(orders).where(eq(orders.idempotencyKey, key));
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
  /** Orders and amounts of the transfers that belong to no order, in their sequence. */
  unmatched: [order: string, amount: number][];
  /** Number of changes of orders and payments in the audit log. */
  audited: number;
}

/** Facts of an order in a {@linkcode ShopState}. */
export interface OrderFacts {
  status: OrderStatus;
  payment: OrderPayment;
  amount: number;
  discount: number;
  paid: boolean;
  returnedAmount: number;
  /** Sum of the payments and refunds. */
  money: number;
}

/** Reads the state of a shop. */
export async function readState({ read }: Database): Promise<ShopState> {
  const rows = await read.select().from(orders);
  const mails = await read.all<{ key: string; mail: string }>(sql`
    select idempotency_key as key, kind || coalesce(' ' || order_status, '') as mail
    from mails join orders on orders.id = mails.order_id order by mails.id`);
  const money = await read.all<{ key: string; sum: number }>(sql`
    select idempotency_key as key, sum(payments.amount) as sum
    from payments join orders on orders.id = payments.order_id
    where state = 'paid' group by idempotency_key`);
  const moneyOf = new Map(money.map(({ key, sum }) => [key, sum]));
  const unmatched = await read.all<{ key: string; amount: number }>(sql`
    select idempotency_key as key, bank_transfers.amount
    from bank_transfers join orders on orders.id = order_id
    where state = 'unmatched' order by bank_transfers.id`);
  const [audited] = await read.all<{ count: number }>(sql`
    select count(*) as count from audit_log where operation like 'orders.%' or operation like 'payments.%'`);
  const mailsByKey = Map.groupBy(mails, ({ key }) => key);
  return {
    products: Object.fromEntries(
      (await read.select().from(products)).map(({ id, price, stock }) => [id, [price, stock]]),
    ),
    orders: Object.fromEntries(
      rows.map(({ idempotencyKey, status, payment, amount, discount, paidAt, returnedAmount }) => [
        idempotencyKey,
        {
          ...{ status, payment, amount, discount, returnedAmount, paid: paidAt !== null },
          money: moneyOf.get(idempotencyKey) ?? 0,
        },
      ]),
    ),
    mails: Object.fromEntries(
      [...mailsByKey].map(([key, list]) => [key, list.map(({ mail }) => mail)]),
    ),
    unmatched: unmatched.map(({ key, amount }) => [key, amount]),
    audited: audited?.count ?? 0,
  };
}
