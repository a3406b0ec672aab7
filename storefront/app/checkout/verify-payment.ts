import type { ApiClient } from '../api/api-client.ts';
import { ask, type Outcome } from '../api/call-api.ts';

type Reply = { success: true } | { success: false; message: string; code: string };

/**
 * Asks whether an order stands. With `success` false its customer gives up the payment: what the order
 * has reserved is free again.
 *
 * @param token null for who has lost the session
 */
export function verifyPayment(
  { api }: ApiClient,
  token: string | null,
  success: string | boolean,
  orderId: string,
): Promise<Outcome<{ success: true }>> {
  const headers: Record<string, string> = token === null ? {} : { token };
  return ask<Reply>((init) =>
    api.order.verify.$post({ json: { success, orderId } }, { headers, ...init })
  );
}
