import {
  type ListedOrder,
  orderStatusNames,
  type OwnReview,
  type ReviewableProduct,
} from '@thach-an/edge-api/contract';
import type { ReviewDialogProps } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { callAccount, isDeleted } from '../account/account-calls.ts';
import { useSession } from '../account/browser-session.ts';
import { toSubmitResult } from '../account/submit-result.ts';
import { browserApi } from '../api/call-api.ts';
import { notify } from '../shell/notify.ts';

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
  const [opened, setOpened] = useState<Pick<ReviewDialogProps, 'product' | 'values' | 'editing'>>();
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
  const setReview = (productId: string, review: OwnReview | null) =>
    setLoaded((last) =>
      last && {
        ...last,
        products: last.products.map((product) =>
          product.productId === productId ? { ...product, review } : product
        ),
      }
    );

  function onReview(productId: string) {
    const product = current?.products.find((product) => product.productId === productId);
    if (!product) return;
    const { name, image, review } = product;
    setOpened({
      product: { id: productId, name, image },
      values: review ?? { rating: undefined, text: '', author: current?.author ?? '' },
      editing: review !== null,
    });
  }

  const productId = opened?.product?.id ?? '';
  const dialog: ReviewDialogProps | undefined = opened && {
    ...opened,
    async onSubmit(json) {
      const result = await callAccount(
        token ?? '',
        (options) => reviewsApi[':productId'].$put({ param: { productId }, json }, options),
      );
      if (result.kind === 'done') {
        setReview(productId, result.data.review);
        notify('success', 'Cảm ơn bạn! Đánh giá sẽ được đăng sau khi cửa hàng duyệt.');
      }
      return toSubmitResult(result, ['rating', 'text', 'author']);
    },
    async onDelete() {
      const result = await callAccount(
        token ?? '',
        (options) => reviewsApi[':productId'].$delete({ param: { productId } }, options),
      );
      if (!isDeleted(result)) return toSubmitResult(result);
      setReview(productId, null);
      notify('info', 'Đã xóa đánh giá');
      return {};
    },
    onClose: () => setOpened((last) => last && { ...last, product: undefined }),
  };

  return {
    /** Returns the products of a delivered order that can be reviewed. */
    productsOf(orderId: string) {
      const order = orders.find(({ _id }) => _id === orderId);
      if (!current || !order || !isDelivered(order)) return [];
      const ids = new Set(order.items.map(({ productId }) => productId));
      return current.products.filter(({ productId }) => ids.has(productId))
        .map(({ productId, name, review }) => ({ id: productId, name, review }));
    },
    onReview,
    dialog,
  };
}
