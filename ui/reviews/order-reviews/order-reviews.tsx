import { Button } from '../../primitives/button/button.tsx';
import type { OwnReviewView } from '../review-types.ts';
import { Stars } from '../stars/stars.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const orderReviewsMessages = {
  label: 'Đánh giá sản phẩm',
  waiting: 'Đang chờ duyệt',
  approved: 'Đã đăng',
  rejected: 'Chưa được đăng, bạn có thể sửa rồi gửi lại',
  write: 'Đánh giá',
  writeOf: (product: string) => `Đánh giá ${product}`,
  edit: 'Sửa đánh giá',
  editOf: (product: string) => `Sửa đánh giá ${product}`,
};

export interface OrderReviewsProps {
  /** Products of a delivered order, with the customer's review or `null`. */
  products: readonly { id: string; name: string; review: OwnReviewView | null }[];
  /** Called with the id of the product that the customer wants to review. */
  onReview: (id: string) => void;
}

/** The products of a delivered order, each with the customer's review or a button to write it. */
export function OrderReviews({ products, onReview }: OrderReviewsProps) {
  const messages = useMessages('orderReviews', orderReviewsMessages);
  return (
    <ul
      role='list'
      aria-label={messages.label}
      data-slot='order-reviews'
      className='mt-4 divide-y divide-line border-t border-line print:hidden'
    >
      {products.map(({ id, name, review }) => (
        <li
          key={id}
          className='flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 last:pb-0'
        >
          <div className='min-w-0 grow basis-60'>
            <p className='break-words'>{name}</p>
            {review && (
              <p className='flex flex-wrap items-center gap-x-3 text-ink-soft'>
                <Stars rating={review.rating} className='h-4 w-20' />
                {messages[review.status]}
              </p>
            )}
          </div>
          <Button
            variant='quiet'
            aria-label={review ? messages.editOf(name) : messages.writeOf(name)}
            onClick={() => onReview(id)}
            className='-ml-3 px-3!'
          >
            {review ? messages.edit : messages.write}
          </Button>
        </li>
      ))}
    </ul>
  );
}
