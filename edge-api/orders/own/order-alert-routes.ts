import { type Context, Hono } from 'hono';
import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import type { OrderDeps } from '../../api-deps.ts';
import { type OpenOrder, openOrderSchema } from '../../contract/orders/own-order.ts';
import {
  pushEndpointSchema,
  pushStateSchema,
  pushSubscriptionSchema,
} from '../../contract/pushes/push-subscription.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { success } from '../../openapi/reply.ts';
import { type OpenedOrder, openOrderToChange } from './open-order.ts';
import type { z } from '../../contract/zod.ts';
import { orderPushes } from '../../db/schema/order-tables.ts';
import { readVapidKeys } from '../../pushes/vapid-keys.ts';

/**
 * Routes of the news of an order that are pushed to a browser, for `/api/order/alerts`. They need
 * the access of its customer, because the news name payments.
 *
 * @param openToChange opens an order that is about to be changed, within the limits
 */
export function orderAlertRoutes(
  deps: Pick<OrderDeps, 'database' | 'clock'>,
  openToChange: (c: Context, input: OpenOrder) => Promise<OpenedOrder>,
) {
  async function reply(c: Context, opened: OpenedOrder, endpoint?: string) {
    const state = await readOrderAlerts(deps, opened, endpoint);
    return c.json({ success: true as const, ...state });
  }

  const routes = new Hono()
    .post('/', ...jsonBody(orderAlertsSchema), async (c) => {
      const { endpoint, ...input } = c.req.valid('json');
      const opened = await openOrderToChange(deps, input, c.req.header('token') ?? '');
      return await reply(c, opened, endpoint);
    })
    .post('/subscribe', ...jsonBody(subscribeToOrderSchema), async (c) => {
      const { endpoint, keys, ...input } = c.req.valid('json');
      const opened = await openToChange(c, input);
      await subscribeToOrder(deps, opened, { endpoint, keys });
      return await reply(c, opened, endpoint);
    })
    .post('/unsubscribe', ...jsonBody(unsubscribeFromOrderSchema), async (c) => {
      const { endpoint, ...input } = c.req.valid('json');
      const opened = await openToChange(c, input);
      await unsubscribeFromOrder(deps, opened, endpoint);
      return await reply(c, opened, endpoint);
    });
  return describe('Orders', routes, () => {
    const { token: key, pushSubscription } = examples;
    const body = { code: examples.fields.code, key, endpoint: pushSubscription.endpoint };
    const route = { session: 'optional', reply: success(pushStateSchema.shape) } as const;
    const errors = ['NOT_FOUND'] as const;
    return {
      'POST /': {
        ...route,
        id: 'readOrderAlerts',
        summary: 'Returns if the news of an order are pushed to a browser',
        description: 'With the key of the shop, with which the browser subscribes.',
        errors: ['NOT_FOUND'],
        example: { body },
      },
      'POST /subscribe': {
        ...route,
        errors,
        id: 'subscribeToOrder',
        summary: 'Pushes the news of an order to a browser from now on',
        description: 'An order has at most five browsers; another one replaces the oldest.',
        example: { body: { ...body, ...pushSubscription } },
      },
      'POST /unsubscribe': {
        ...route,
        errors,
        id: 'unsubscribeFromOrder',
        summary: 'Ends the news of an order to a browser',
        example: { body },
      },
    };
  });
}

const orderAlertsSchema = openOrderSchema.extend({
  endpoint: pushEndpointSchema.optional(),
});

const subscribeToOrderSchema = openOrderSchema.extend(pushSubscriptionSchema.shape);

const unsubscribeFromOrderSchema = openOrderSchema.extend({ endpoint: pushEndpointSchema });

type Deps = Pick<OrderDeps, 'database' | 'clock'>;

/** Maximum number of browsers of one order. Another one replaces the oldest. */
const maxBrowsers = 5;

const isBrowser = (orderId: string, endpoint: string) =>
  and(eq(orderPushes.orderId, orderId), eq(orderPushes.endpoint, endpoint));

/** Returns the key with which a browser subscribes, and `true` if it gets the news of the order. */
async function readOrderAlerts(
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
 */
async function subscribeToOrder(
  { database, clock }: Deps,
  { order }: OpenedOrder,
  { endpoint, keys }: z.infer<typeof pushSubscriptionSchema>,
): Promise<void> {
  const orderId = order.id;
  const browser = { ...keys, createdAt: clock() };
  await database.batch((db) => [
    db.insert(orderPushes).values({ orderId, endpoint, ...browser })
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
}

/** Ends the news of an order to a browser, which may get those of other orders. */
async function unsubscribeFromOrder(
  { database }: Deps,
  { order }: OpenedOrder,
  endpoint: string,
): Promise<void> {
  await database.batch((db) => [db.delete(orderPushes).where(isBrowser(order.id, endpoint))]);
}
