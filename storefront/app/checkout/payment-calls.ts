import type { ApiClient } from '../api/api-client.ts';
import { type ApiResult, callApi } from '../api/call-api.ts';

type Reply = { success: true } | { success: false; message: string; code: string };

/**
 * Verifies the payment of an order at the API. With `success` false the customer cancels the
 * payment, which releases the reserved stock.
 *
 * @param token `null` if the session was lost during the payment
 */
export function verifyPayment(
  { api }: ApiClient,
  token: string | null,
  success: string | boolean,
  orderId: string,
): Promise<ApiResult<{ success: true }>> {
  const headers: Record<string, string> = token === null ? {} : { token };
  return callApi<Reply>((init) =>
    api.order.verify.$post({ json: { success, orderId } }, { headers, ...init })
  );
}
