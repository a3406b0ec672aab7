import type { OwnReview, ReviewableProduct, ReviewInput } from '@thach-an/edge-api/contract';
import type { ReviewDialogProps } from '@thach-an/ui';
import { useState } from 'react';
import { isDeleted } from '../account/account-calls.ts';
import { toSubmitResult } from '../account/submit-result.ts';
import type { ApiResult } from '../api/call-api.ts';
import { notify } from '../shell/notify.ts';

/** Products that a customer can review, and the calls that change their reviews. */
export interface ReviewDialogDeps {
  products: readonly ReviewableProduct[];
  /** Suggested name of the author. */
  author: string;
  write(productId: string, review: ReviewInput): Promise<ApiResult<{ review: OwnReview }>>;
  remove(productId: string): Promise<ApiResult<unknown>>;
  /** Shows a changed review, or none after its deletion. */
  setReview(productId: string, review: OwnReview | null): void;
}

/** Returns the dialog in which a review is written, and the function that opens it. */
export function useReviewDialog(
  { products, author, write, remove, setReview }: ReviewDialogDeps,
) {
  const [opened, setOpened] = useState<Pick<ReviewDialogProps, 'product' | 'values' | 'editing'>>();

  function onReview(productId: string) {
    const product = products.find((product) => product.productId === productId);
    if (!product) return;
    const { name, image, review } = product;
    setOpened({
      product: { id: productId, name, image },
      values: review ?? { rating: undefined, text: '', author },
      editing: review !== null,
    });
  }

  const productId = opened?.product?.id ?? '';
  const dialog: ReviewDialogProps | undefined = opened && {
    ...opened,
    async onSubmit(review) {
      const result = await write(productId, review);
      if (result.kind === 'done') {
        setReview(productId, result.data.review);
        notify('success', 'Cảm ơn bạn! Đánh giá sẽ được đăng sau khi cửa hàng duyệt.');
      }
      return toSubmitResult(result, ['rating', 'text', 'author']);
    },
    async onDelete() {
      const result = await remove(productId);
      if (!isDeleted(result)) return toSubmitResult(result);
      setReview(productId, null);
      notify('info', 'Đã xóa đánh giá');
      return {};
    },
    onClose: () => setOpened((last) => last && { ...last, product: undefined }),
  };
  return { onReview, dialog };
}

/** Returns the products with another review of one of them. */
export const withReview = (
  products: readonly ReviewableProduct[],
  productId: string,
  review: OwnReview | null,
): ReviewableProduct[] =>
  products.map((product) => product.productId === productId ? { ...product, review } : product);

/** Returns a product as the list of reviews shows it. */
export const toReviewed = ({ productId, name, review }: ReviewableProduct) => ({
  id: productId,
  name,
  review,
});
