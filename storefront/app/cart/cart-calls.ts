import type { Cart } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';
import { callApi } from '../api/call-api.ts';

/**
 * Creates the API calls for the cart of a logged-in customer. Each returns the cart after the
 * request.
 */
export function createCartCalls({ api }: ApiClient) {
  return {
    get: (token: string) =>
      callApi((init) => api.cart.get.$post({}, { headers: { token }, ...init })),
    /** Adds one unit of a product. */
    add: (token: string, itemId: string) =>
      callApi((init) => api.cart.add.$post({ json: { itemId } }, { headers: { token }, ...init })),
    /**
     * Sends the whole cart.
     *
     * @param base the server's cart on which the changes were made
     * @param last `true` if the page is being left, so that the request must outlive it
     */
    update: (token: string, items: Cart, base: Cart, last = false) =>
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

/** API calls for the cart of a logged-in customer. */
export type CartCalls = ReturnType<typeof createCartCalls>;
