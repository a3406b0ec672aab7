import { pushEndpointSchema, pushSubscriptionSchema } from '../pushes/push-subscription.ts';
import { openOrderSchema } from './own-order.ts';

/** Body of `POST /api/order/alerts`: an order, and a browser that may get its news. */
export const orderAlertsSchema = openOrderSchema.extend({
  endpoint: pushEndpointSchema.optional(),
});

/** Body of `POST /api/order/alerts/subscribe`. */
export const subscribeToOrderSchema = openOrderSchema.extend(pushSubscriptionSchema.shape);

/** Body of `POST /api/order/alerts/unsubscribe`. */
export const unsubscribeFromOrderSchema = openOrderSchema.extend({ endpoint: pushEndpointSchema });
