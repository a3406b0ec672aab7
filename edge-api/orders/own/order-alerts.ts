import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { z } from '../../contract/zod.ts';
import type {
  pushStateSchema,
  pushSubscriptionSchema,
} from '../../contract/pushes/push-subscription.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orderPushes, orders } from '../../db/schema/order-tables.ts';
import { NotFoundError } from '../../errors.ts';
import { readVapidKeys } from '../../pushes/vapid-keys.ts';
import type { OrderDeps } from '../../api-deps.ts';
import type { OpenedOrder } from './open-order.ts';

type Deps = Pick<OrderDeps, 'database' | 'clock'>;

/** Maximum number of browsers of one order. Another one replaces the oldest. */
const maxBrowsers = 5;

const isBrowser = (orderId: string, endpoint: string) =>
  and(eq(orderPushes.orderId, orderId), eq(orderPushes.endpoint, endpoint));

/** Returns the key with which a browser subscribes, and `true` if it gets the news of the order. */
export async function readOrderAlerts(
  { database, clock }: Deps,
  { order }: OpenedOrder,
  endpoint = '',
): Promise<z.infer<typeof pushStateSchema>> {
  const { publicKey } = await readVapidKeys(database, clock());
  const known = await database.read.$count(orderPushes, isBrowser(order.id, endpoint));
  return { publicKey, isSubscribed: known > 0 };
}

/**
 * Pushes the news of an order to a browser from now on. The access to the page of the order is not
 * needed later, and is not prolonged: the messages contain no key.
 *
 * @throws {NotFoundError} if the account of the customer was deleted meanwhile
 */
export async function subscribeToOrder(
  { database, clock }: Deps,
  { order }: OpenedOrder,
  { endpoint, keys }: z.infer<typeof pushSubscriptionSchema>,
): Promise<void> {
  const orderId = order.id;
  const browser = { ...keys, createdAt: clock() };
  const { p256dh, auth, createdAt } = browser;
  const [stored] = await database.batch((db) => [
    db.insert(orderPushes).select(sql`
      select ${orders.id}, ${endpoint}, ${p256dh}, ${auth}, ${createdAt} from ${orders}
      join ${users} on ${eq(users.id, orders.userId)}
      where ${eq(orders.id, orderId)} and ${isNull(users.deletedAt)}`)
      .onConflictDoUpdate({ target: [orderPushes.orderId, orderPushes.endpoint], set: browser }),
    db.delete(orderPushes).where(and(
      eq(orderPushes.orderId, orderId),
      notInArray(
        orderPushes.endpoint,
        db.select({ endpoint: orderPushes.endpoint }).from(orderPushes)
          .where(eq(orderPushes.orderId, orderId))
          .orderBy(desc(orderPushes.createdAt), asc(orderPushes.endpoint)).limit(maxBrowsers),
      ),
    )),
  ]);
  if (stored.rowsAffected === 0) throw new NotFoundError('order');
}

/** Ends the news of an order to a browser, which may get those of other orders. */
export async function unsubscribeFromOrder(
  { database }: Deps,
  { order }: OpenedOrder,
  endpoint: string,
): Promise<void> {
  await database.batch((db) => [db.delete(orderPushes).where(isBrowser(order.id, endpoint))]);
}
