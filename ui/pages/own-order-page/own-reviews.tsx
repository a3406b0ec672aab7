import { TextButton } from '../../account/login-popup/text-button.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { FailedReviews } from '../../reviews/failed-reviews.tsx';
import { OrderReviews } from '../../reviews/order-reviews/order-reviews.tsx';
import type { OwnOrderHandlers } from './own-order-handlers.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OwnReviewsProps extends Pick<OwnOrderHandlers, 'reviews'> {
  /** The order. */
  order: Pick<OwnOrderView, 'access' | 'status'>;
}

/** Moves the focus to the last digits of the phone number, the only field of the recipient. */
const focusDigits = () => document.querySelector<HTMLElement>('#recipient input')?.focus();

/** Reviews of a delivered order, or what its customer has to do before. */
export function OwnReviews({ order: { access, status }, reviews }: OwnReviewsProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  if (status !== 'delivered' || (access === 'full' && !reviews)) return null;
  return (
    <section className='print:hidden'>
      <h2 className='pb-2 text-xl'>{messages.reviews}</h2>
      {access === 'mail' || !reviews
        ? (
          <p className='border-t border-line pt-3'>
            {messages.reviewsHidden}{' '}
            <TextButton onClick={focusDigits}>{messages.toDigits}</TextButton>
          </p>
        )
        : 'onRetry' in reviews
        ? <FailedReviews {...reviews} />
        : 'onLogIn' in reviews
        ? (
          <div className='border-t border-line pt-3'>
            <p className='pb-3'>{messages.reviewsLogIn}</p>
            <Button variant='secondary' onClick={reviews.onLogIn}>{messages.logIn}</Button>
          </div>
        )
        : (
          <div className='-mt-4'>
            <OrderReviews {...reviews} />
          </div>
        )}
    </section>
  );
}
