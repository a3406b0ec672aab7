import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { OrderRequest } from '../contract/checkout/order.ts';
import { orderCode } from '../contract/orders/order-code.ts';
import type { StaffOrder } from '../contract/orders/staff-order.ts';
import { orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import type { OperationContext } from '../operations/run-operation.ts';
import { readStaffOrder } from './get-order.ts';

/** Age up to which a repeated request finds its order, in ms. Devices keep drafts for 12 hours. */
const maxAge = 24 * 60 * 60_000;

/** Returns a digest of what staff have entered for an order. Prices are those of the catalogue. */
export function hashPhoneOrder(
  address: OrderRequest['address'],
  lines: readonly { productId: string; quantity: number }[],
  payment: 'cod' | 'transfer',
): string {
  const items = lines.map(({ productId, quantity }) => [productId, quantity]);
  const text = JSON.stringify([payment, Object.entries(address).sort(), items]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Returns the order of an earlier request with the key, whose reply was lost; `undefined` if there
 * is none. With a corrected phone number it may have another customer.
 *
 * @throws {ConflictError} `IDEMPOTENCY_KEY_REUSED` if it was placed with another content
 */
export async function findPhoneOrder(
  { database, clock }: Pick<OperationContext, 'database' | 'clock'>,
  { idempotencyKey, requestHash }: { idempotencyKey: string; requestHash: string },
): Promise<StaffOrder | undefined> {
  const { id, code, requestHash: hash } = orders;
  const [placed] = await database.read.select({ id, code, hash }).from(orders).where(and(
    // The index of the keys begins with the customer.
    gt(orders.createdAt, clock() - maxAge),
    eq(orders.idempotencyKey, idempotencyKey),
  ));
  if (!placed) return undefined;
  if (placed.hash !== requestHash) {
    throw new ConflictError('IDEMPOTENCY_KEY_REUSED.phone', {
      values: { code: orderCode(placed) },
    });
  }
  return await readStaffOrder(database, placed.id);
}
