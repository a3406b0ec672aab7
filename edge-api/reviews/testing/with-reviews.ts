import { placeOrder } from '../../checkout/place-order.ts';
import { orderRequest } from '../../checkout/testing/order-fixtures.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import { setStatus } from '../../orders/testing/set-status.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';

/** Review that the rules accept. */
export const sampleReview = { rating: 5, text: 'Đá đẹp, giao nhanh.', author: 'An' } as const;

/** Adds functions with which customers order, and write and read reviews. */
export function withReviews(shop: TestShop) {
  /** Places an order and changes its status. Returns its id. */
  async function order(
    userId: string,
    productIds: readonly string[],
    status: OrderStatus = 'delivered',
  ): Promise<string> {
    const quantities = Object.fromEntries(productIds.map((id) => [id, 1]));
    const { orderId } = await placeOrder(shop.deps, {
      userId,
      request: orderRequest(quantities),
      payment: 'cod',
    });
    if (status !== 'processing') await setStatus(shop.deps, orderId, status);
    return orderId;
  }

  return {
    ...shop,
    order,
    /** Writes the review of a product through the API. */
    write: (as: string, productId: string, review: object = sampleReview) =>
      shop.request('PUT', `user/reviews/${productId}`, { as, body: review }),
    /** Reads the shown reviews of a product through the API. */
    shown: async (productId = 'sample-0', query = '') =>
      (await shop.request('GET', `catalogue/products/${productId}/reviews${query}`)).body,
  };
}
