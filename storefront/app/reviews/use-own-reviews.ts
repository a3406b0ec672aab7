import {
  type ListedOrder,
  orderStatusNames,
  type ReviewableProduct,
} from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { callAccount } from '../account/account-calls.ts';
import { useSession } from '../account/browser-session.ts';
import { browserApi } from '../api/call-api.ts';
import { toReviewed, useReviewDialog, withReview } from './use-review-dialog.ts';

const reviewsApi = browserApi.api.user.reviews;

/** The loaded products that a customer received. */
interface LoadedProducts {
  token: string;
  /** Suggested name of the author. */
  author: string;
  products: readonly ReviewableProduct[];
}

const isDelivered = ({ status }: ListedOrder) => status === orderStatusNames.delivered;

/**
 * Returns the reviews of the logged-in customer, and the dialog in which one of them is written.
 *
 * @param orders orders of the customer; reloaded orders load the reviews again
 */
export function useOwnReviews(orders: readonly ListedOrder[]) {
  const token = useSession();
  const [loaded, setLoaded] = useState<LoadedProducts>();
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);

  async function load(token: string) {
    const request = lastRequest.current += 1;
    const result = await callAccount(token, (options) => reviewsApi.$get({}, options));
    if (request !== lastRequest.current || result.kind !== 'done') return;
    const { author, data } = result.data;
    setLoaded({ token, author, products: data });
  }

  useEffect(() => {
    if (token && orders.some(isDelivered)) load(token);
    return () => {
      lastRequest.current += 1;
    };
  }, [token, orders]);

  const current = loaded?.token === token ? loaded : undefined;
  const { onReview, dialog } = useReviewDialog({
    products: current?.products ?? [],
    author: current?.author ?? '',
    write: (productId, json) =>
      callAccount(
        token ?? '',
        (options) => reviewsApi[':productId'].$put({ param: { productId }, json }, options),
      ),
    remove: (productId) =>
      callAccount(
        token ?? '',
        (options) => reviewsApi[':productId'].$delete({ param: { productId } }, options),
      ),
    setReview: (productId, review) =>
      setLoaded((last) =>
        last && { ...last, products: withReview(last.products, productId, review) }
      ),
  });

  return {
    /** Returns the products of a delivered order that can be reviewed. */
    productsOf(orderId: string) {
      const order = orders.find(({ _id }) => _id === orderId);
      if (!current || !order || !isDelivered(order)) return [];
      const byId = new Map(current.products.map((product) => [product.productId, product]));
      return order.items.flatMap(({ productId }) => byId.get(productId) ?? []).map(toReviewed);
    },
    onReview,
    dialog,
  };
}
