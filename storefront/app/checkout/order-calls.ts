import type { OrderStatus } from '@thach-an/edge-api/contract';
import type { PaymentMethod } from '@thach-an/ui';
import type { ApiClient } from '../api/api-client.ts';
import { callApi } from '../api/call-api.ts';
import type { ComposedOrder } from './order-records.ts';
import { verifyPayment } from './payment-calls.ts';

/** Response of the API to an order. */
export interface PlacedReply {
  success: true;
  orderId: string;
  /** Code of the order. Servers of earlier versions do not send it. */
  code?: string;
  /** First status of the order: `awaiting-payment` if it has to be paid by card now. */
  status?: OrderStatus;
  /** URL of the payment page of an order by card. */
  session_url?: string;
}

/** Creates the API calls for placing an order. Requests with the same key place one order. */
export function createOrderCalls(client: ApiClient) {
  const { order } = client.api;
  return {
    place(token: string, key: string, payment: PaymentMethod, json: ComposedOrder) {
      const headers = { token, 'Idempotency-Key': key };
      const { $post } =
        { card: order.place, transfer: order.placetransfer, cod: order.placecod }[payment];
      return callApi<PlacedReply>((init) => $post({ json }, { headers, ...init }));
    },
    /** Finds the order that was placed with an idempotency key. */
    find(token: string, key: string) {
      const headers = { token, 'Idempotency-Key': key };
      return callApi((init) => order.placed.$post({}, { headers, ...init }));
    },
    /** Cancels an unpaid order, which releases its reserved stock. */
    cancel: (token: string, orderId: string) => verifyPayment(client, token, false, orderId),
  };
}

export type OrderCalls = ReturnType<typeof createOrderCalls>;
