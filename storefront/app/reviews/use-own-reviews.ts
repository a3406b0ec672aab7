import { type ListedOrder, orderStatusNames } from '@thach-an/edge-api/contract';
import { callAccount } from '../account/account-calls.ts';
import { useSession } from '../account/browser-session.ts';
import { browserApi } from '../api/call-api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { toReviewed, useReviewDialog, withReview } from './use-review-dialog.ts';

const reviewsApi = browserApi.api.user.reviews;

const isDelivered = ({ status }: ListedOrder) => status === orderStatusNames.delivered;

/**
 * Returns the reviews of the logged-in customer, and the dialog in which one of them is written.
 *
 * @param orders orders of the customer; reloaded orders load the reviews again
 */
export function useOwnReviews(orders: readonly ListedOrder[]) {
  const session = useSession();
  const token = session ?? '';
  const { value: loaded, failed, onRetry, change } = useLoaded(
    orders.some(isDelivered) ? token : '',
    async () => {
      const result = await callAccount(token, (options) => reviewsApi.$get({}, options));
      return result.kind === 'done' ? result.data : undefined;
    },
    orders,
  );
  const { onReview, dialog } = useReviewDialog({
    products: loaded?.data ?? [],
    author: loaded?.author ?? '',
    write: (productId, json) =>
      callAccount(
        token,
        (options) => reviewsApi[':productId'].$put({ param: { productId }, json }, options),
      ),
    remove: (productId) =>
      callAccount(
        token,
        (options) => reviewsApi[':productId'].$delete({ param: { productId } }, options),
      ),
    setReview: (productId, review) =>
      change((last) => ({ ...last, data: withReview(last.data, productId, review) })),
  });

  return {
    /** Returns the products of a delivered order that can be reviewed. */
    productsOf(orderId: string) {
      const order = orders.find(({ _id }) => _id === orderId);
      if (!loaded || !order || !isDelivered(order)) return [];
      const byId = new Map(loaded.data.map((product) => [product.productId, product]));
      return order.items.flatMap(({ productId }) => byId.get(productId) ?? []).map(toReviewed);
    },
    /** Loads the reviews again after a failure; `undefined` without one. */
    onRetry: failed ? onRetry : undefined,
    onReview,
    dialog,
  };
}
