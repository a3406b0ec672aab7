import type { Cart } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';
import { type ApiResult, callApi } from '../api/call-api.ts';

/** Response body of the cart endpoints: the cart after the request. */
export interface CartReply {
  success: true;
  cartData: Cart;
}

/** API calls for the cart of a logged-in customer. */
export interface CartCalls {
  get(token: string): Promise<ApiResult<CartReply>>;
  /** Adds one unit of a product. */
  add(token: string, itemId: string): Promise<ApiResult<CartReply>>;
  /**
   * Sends the whole cart.
   *
   * @param base the server's cart on which the changes were made
   * @param last `true` if the page is being left, so that the request must outlive it
   */
  update(token: string, items: Cart, base: Cart, last?: boolean): Promise<ApiResult<CartReply>>;
}

/** Creates the calls on an API client. */
export function createCartCalls({ api }: ApiClient): CartCalls {
  return {
    get: (token) => callApi((init) => api.cart.get.$post({}, { headers: { token }, ...init })),
    add: (token, itemId) =>
      callApi((init) => api.cart.add.$post({ json: { itemId } }, { headers: { token }, ...init })),
    update: (token, items, base, last = false) =>
      callApi(
        (init) =>
          api.cart['batch-update'].$post({ json: { items, base } }, {
            headers: { token },
            ...init,
          }),
        { keepalive: last },
      ),
  };
}
