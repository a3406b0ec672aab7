import { type Context, Hono } from 'hono';
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
import { readOrderAlerts, subscribeToOrder, unsubscribeFromOrder } from './order-alerts.ts';
import { type OpenedOrder, openOrderErrors, openOrderToChange } from './open-order.ts';

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
    const route = {
      session: 'optional',
      reply: success(pushStateSchema.shape),
      errors: openOrderErrors,
    } as const;
    return {
      'POST /': {
        ...route,
        id: 'readOrderAlerts',
        summary: 'Returns if the news of an order are pushed to a browser',
        description: 'With the key of the shop, with which the browser subscribes.',
        example: { body },
      },
      'POST /subscribe': {
        ...route,
        id: 'subscribeToOrder',
        summary: 'Pushes the news of an order to a browser from now on',
        description: 'An order has at most five browsers; another one replaces the oldest.',
        example: { body: { ...body, ...pushSubscription } },
      },
      'POST /unsubscribe': {
        ...route,
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
