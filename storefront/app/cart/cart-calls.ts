import type { Cart } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';
import { ask, type Outcome } from '../api/call-api.ts';

/** What the API answers about a cart: the cart as it then is. */
export interface CartReply {
  success: true;
  cartData: Cart;
}

/** The calls about the cart of who is signed in. */
export interface CartCalls {
  get(token: string): Promise<Outcome<CartReply>>;
  /** One piece more. */
  add(token: string, itemId: string): Promise<Outcome<CartReply>>;
  /**
   * The whole cart, and what the server had when the changes were made.
   *
   * @param last whether the page is about to go, so that the request must outlive it
   */
  update(token: string, items: Cart, base: Cart, last?: boolean): Promise<Outcome<CartReply>>;
}

export function createCartCalls({ api }: ApiClient): CartCalls {
  return {
    get: (token) => ask((init) => api.cart.get.$post({}, { headers: { token }, ...init })),
    add: (token, itemId) =>
      ask((init) => api.cart.add.$post({ json: { itemId } }, { headers: { token }, ...init })),
    update: (token, items, base, last = false) =>
      ask(
        (init) =>
          api.cart['batch-update'].$post({ json: { items, base } }, {
            headers: { token },
            ...init,
          }),
        { keepalive: last },
      ),
  };
}
