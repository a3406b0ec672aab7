import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { assertKnownAddress } from '../../addresses/assert-known-address.ts';
import { readGrams } from '../../checkout/read-weights.ts';
import {
  addressFields,
  defaultScheme,
  pickAddress,
} from '../../contract/checkout/address-fields.ts';
import type { Address } from '../../contract/checkout/address.ts';
import { movedShippingFee, type ShippingRule } from '../../contract/checkout/shipping-rule.ts';
import type { Invoice } from '../../contract/orders/own-order.ts';
import { orderItems, orders, payments } from '../../db/schema/order-tables.ts';
import { orderInvoices } from '../../db/schema/transfer-tables.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import { cancelOrder } from '../cancel-order.ts';
import { insertOrderEvent } from '../statements/update-order.ts';
import type { ApiDeps, OrderDeps } from '../../api-deps.ts';
import { moveOrigins } from './move-origins.ts';
import type { OpenedOrder, OrderRow } from './open-order.ts';
import { changeableUntil } from './read-own-order.ts';
import { hasPersonalData, readOrderEvents } from './request-return.ts';

type Deps = Pick<
  OrderDeps,
  'database' | 'clock' | 'outbox' | 'isKnownAddress' | 'orderLimits'
>;

/**
 * Asserts that a customer may see and change the whole order.
 *
 * @throws {NotFoundError} with the link of a mail alone
 */
function assertFull({ access }: OpenedOrder): void {
  if (access !== 'full') throw new NotFoundError('order');
}

/** Asserts that the time has not passed in which a customer can change an order. */
async function assertChangeable(
  { database: { read }, clock }: Pick<Deps, 'database' | 'clock'>,
  order: OrderRow,
  changeTime: number,
): Promise<void> {
  const until = changeableUntil(order, await readOrderEvents(read, order.id), changeTime);
  if (until === null || until <= clock()) throw new ConflictError('ORDER_FIXED');
}

/**
 * Cancels an order on behalf of its customer. Its goods return to stock, and money that was paid is
 * to be refunded.
 *
 * @param changeTime time for which an order that is being prepared can be cancelled, in ms
 * @throws {ConflictError} `ORDER_FIXED` if it cannot be cancelled any more
 */
export async function cancelOwnOrder(
  deps: Deps,
  opened: OpenedOrder,
  changeTime: number,
): Promise<void> {
  assertFull(opened);
  const { order } = opened;
  if (order.status === 'cancelled') return;
  await assertChangeable(deps, order, changeTime);
  const { database, clock, outbox } = deps;
  const change = { actor: 'customer', at: clock(), mail: true };
  if (!await cancelOrder(database, order.id, order.status, change)) {
    throw new ConflictError('ORDER_FIXED');
  }
  outbox.wake();
}

/**
 * Changes recipient and place of an order. Its mailbox stays. In another province the fee for the
 * delivery is computed again, if the order is paid on delivery. An address that is sent again,
 * because its reply was lost, changes nothing.
 *
 * @param changeTime time for which an order that is being prepared can be changed, in ms
 * @throws {ConflictError} `ORDER_FIXED` if it cannot be changed any more, or if with this address
 * it would have had to wait for the owner
 * @throws {ValidationError} for an unknown place, or if the total changes of an order that was paid
 * or that waits for a transfer
 */
export async function changeOwnAddress(
  deps: Deps & Pick<ApiDeps, 'shipping'>,
  opened: OpenedOrder,
  address: Address,
  changeTime: number,
): Promise<void> {
  assertFull(opened);
  const { order } = opened;
  await assertChangeable(deps, order, changeTime);
  const { database, clock, isKnownAddress } = deps;
  await assertKnownAddress(isKnownAddress, address, order);
  const { email: _, ...place } = pickAddress(address, addressFields);
  const fields = { ...place, scheme: address.scheme ?? defaultScheme };
  if (Object.entries(fields).every(([name, value]) => order[name as keyof OrderRow] === value)) {
    return;
  }
  const shipping = await newShippingFee(database.read, order, address.city, await deps.shipping());
  const amount = order.amount - order.shipping + shipping;
  if (amount !== order.amount && !await isPaidOnDelivery(database.read, order)) {
    throw new ValidationError('city', { issues: [{ path: 'address.city', reason: 'city' }] });
  }
  const isCurrent = and(eq(orders.id, order.id), eq(orders.version, order.version));
  const move = await moveOrigins(deps, order, address, isCurrent);
  const [event] = await database.batch((db) => [
    insertOrderEvent(db, { kind: 'address', at: clock(), actor: 'customer' }, isCurrent),
    ...move(db),
    db.update(orders).set({ ...fields, shipping, amount }).where(isCurrent),
  ]).catch((error) => {
    if (isConstraintViolation(error)) throw new ConflictError('ORDER_FIXED');
    throw error;
  });
  if (event.rowsAffected === 0) throw new ConflictError('ORDER_FIXED');
}

/** Returns the fee for the delivery of an order to a province. */
async function newShippingFee(
  read: ReadDatabase,
  order: OrderRow,
  city: string,
  rule: ShippingRule,
): Promise<number> {
  const items = await read.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  return movedShippingFee(rule, { ...order, grams: await readGrams(read, items, rule) }, city);
}

/** Returns `true` if the whole amount of an order is still to be collected on delivery. */
async function isPaidOnDelivery(
  read: ReadDatabase,
  { id, payment, deposit }: OrderRow,
): Promise<boolean> {
  if (payment !== 'cod' || deposit > 0) return false;
  const paid = await read.select({ id: payments.orderId }).from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.state, 'paid'))).limit(1);
  return paid.length === 0;
}

/**
 * Stores the company to which the invoice of an order is made out. A later request replaces it. One
 * that is sent again, because its reply was lost, changes nothing.
 *
 * @throws {ConflictError} `ORDER_FIXED` if the order is cancelled, or its account was deleted
 */
export async function requestInvoice(
  { database, clock }: Deps,
  opened: OpenedOrder,
  invoice: Invoice,
): Promise<void> {
  assertFull(opened);
  const { id } = opened.order;
  const row = { ...invoice, at: clock() };
  const { company, taxCode, address, at } = row;
  const isKnown = and(
    eq(orderInvoices.orderId, id),
    eq(orderInvoices.company, company),
    eq(orderInvoices.taxCode, taxCode),
    eq(orderInvoices.address, address),
  );
  const isNew = and(
    eq(orders.id, id),
    ne(orders.status, 'cancelled'),
    hasPersonalData,
    sql`not exists (select 1 from ${orderInvoices} where ${isKnown})`,
  );
  // In this sequence: the invoice is known after the insert.
  const [changed] = await database.batch((db) => [
    db.update(orders).set({ version: sql`${orders.version} + 1` }).where(isNew),
    db.insert(orderInvoices).select(sql`
      select ${orders.id}, ${company}, ${taxCode}, ${address}, ${at} from ${orders}
      where ${isNew}`)
      .onConflictDoUpdate({ target: orderInvoices.orderId, set: row }),
  ]);
  if (changed.rowsAffected > 0) return;
  if (await database.read.$count(orderInvoices, isKnown) === 0) {
    throw new ConflictError('ORDER_FIXED');
  }
}

/**
 * Notes that the customer says to have made the transfer. It proves nothing, but the order is not
 * replaced by the customer's next one.
 */
export async function claimTransfer({ database, clock }: Deps, { order }: OpenedOrder) {
  await database.batch((db) => [
    db.update(orders).set({ claimedAt: clock() }).where(and(
      eq(orders.id, order.id),
      eq(orders.status, 'awaiting-transfer'),
      isNull(orders.claimedAt),
    )),
  ]);
}
