import type { PaymentMethod } from '@thach-an/ui';
import type { ApiClient } from '../api/api-client.ts';
import { ask, type Outcome } from '../api/call-api.ts';
import { verifyPayment } from './verify-payment.ts';
import type { ComposedOrder } from './order-records.ts';

/** What the API answers to an order. */
export interface PlacedReply {
  success: true;
  orderId: string;
  /** Where an order by card is paid. */
  session_url?: string;
}

/** What the API answers to the question for an order. */
export interface FoundReply {
  success: true;
  placed: { orderId: string; payment: PaymentMethod } | null;
}

/** The calls about an order that is being placed. */
export interface OrderCalls {
  /** @param key the same key is the same order */
  place(
    token: string,
    key: string,
    payment: PaymentMethod,
    request: ComposedOrder,
  ): Promise<Outcome<PlacedReply>>;
  /** Which order stands under a key. */
  placed(token: string, key: string): Promise<Outcome<FoundReply>>;
  /** Gives up an order that is not paid: what it has reserved is free again. */
  giveUp(token: string, orderId: string): Promise<unknown>;
}

export function createOrderCalls(client: ApiClient): OrderCalls {
  const { order } = client.api;
  return {
    place(token, key, payment, json) {
      const headers = { token, 'Idempotency-Key': key };
      return payment === 'card'
        ? ask<PlacedReply>((init) => order.place.$post({ json }, { headers, ...init }))
        : ask<PlacedReply>((init) => order.placecod.$post({ json }, { headers, ...init }));
    },
    placed(token, key) {
      const headers = { token, 'Idempotency-Key': key };
      return ask<FoundReply>((init) => order.placed.$post({}, { headers, ...init }));
    },
    giveUp: (token, orderId) => verifyPayment(client, token, false, orderId),
  };
}
