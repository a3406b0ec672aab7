import type { OwnOrder } from '@thach-an/edge-api/contract';
import { requestLogin } from '../account/login-request.ts';
import { useSession } from '../account/browser-session.ts';
import { type OrderAddress, orderReviewCalls } from '../orders/own-order-calls.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { toReviewed, useReviewDialog, withReview } from './use-review-dialog.ts';

/**
 * Returns the reviews of a delivered order that is shown as a whole, and the dialog in which one of
 * them is written. The owner of an account logs in first.
 *
 * @param order the shown order; `undefined` for none
 * @param address returns what opens the order
 */
export function useOrderReviews(order: OwnOrder | undefined, address: () => OrderAddress) {
  const token = useSession();
  const code = order?.status === 'delivered' && order.access === 'full' ? order.code : '';
  const key = code && `${code} ${token}`;
  const { value: loaded, failed, onRetry, change } = useLoaded(key, async () => {
    const result = await orderReviewCalls.list(address());
    return result.kind === 'done' ? result.data : undefined;
  });
  const { onReview, dialog } = useReviewDialog({
    products: loaded?.data ?? [],
    author: loaded?.author ?? '',
    write: (productId, review) => orderReviewCalls.write(address(), { productId, ...review }),
    remove: (productId) => orderReviewCalls.remove(address(), { productId }),
    setReview: (productId, review) =>
      change((last) => ({ ...last, data: withReview(last.data, productId, review) })),
  });
  return {
    dialog,
    reviews: failed ? { onRetry } : loaded &&
      (loaded.logIn
        ? { onLogIn: () => requestLogin('log-in', 'Đăng nhập tài khoản đã mua để viết đánh giá.') }
        : { products: loaded.data.map(toReviewed), onReview }),
  };
}
