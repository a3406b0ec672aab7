import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { OrderList, type OrderListProps } from '../../orders/order-list/order-list.tsx';
import { FailedReviews } from '../../reviews/failed-reviews.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const myOrdersPageMessages = {
  title: 'Đơn hàng của bạn',
  noScript: 'Danh sách đơn hàng cần bật JavaScript để hiển thị.',
  guest: 'Vui lòng đăng nhập để xem đơn hàng',
  lookUp: 'Tra cứu đơn hàng',
  guestText: 'Đơn hàng được lưu trong tài khoản của bạn.',
};

export interface MyOrdersPageProps extends OrderListProps {
  /** Text above the orders in print: name and contact details of the shop. */
  letterhead?: string;
  /** `true` if the visitor is not logged in. @default false */
  guest?: boolean;
  /** Called when a guest presses the log-in button. */
  onLogIn: () => void;
  /** Address of the page that looks up an order, for guests. @default undefined */
  lookUpHref?: string;
  /** Called to load the reviews of the orders again after a failure. @default undefined */
  onReviewsRetry?: () => void;
  /** The dialog in which a product is reviewed. */
  children?: ReactNode;
}

/** Order page: the orders of the customer, or a log-in button for a guest. */
export function MyOrdersPage(
  {
    letterhead,
    guest = false,
    onLogIn,
    lookUpHref,
    onReviewsRetry,
    children,
    ...list
  }: MyOrdersPageProps,
) {
  const messages = useMessages('myOrdersPage', myOrdersPageMessages);
  const { logIn } = useMessages('actions', actionMessages);
  return (
    <div className='page min-h-150 pt-8 pb-16 print:min-h-0 print:p-0'>
      {letterhead && (
        <p className='mb-6 hidden border-b border-line pb-3 font-serif text-lg print:block'>
          {letterhead}
        </p>
      )}
      <h1 className='pb-6 text-3xl'>{messages.title}</h1>
      <noscript>
        <p className='pb-6'>{messages.noScript}</p>
      </noscript>
      {guest
        ? (
          <EmptyState
            title={messages.guest}
            action={
              <div className='flex flex-wrap justify-center gap-3'>
                <Button onClick={onLogIn}>{logIn}</Button>
                {lookUpHref && (
                  <Link href={lookUpHref} className={buttonClass('secondary')}>
                    {messages.lookUp}
                  </Link>
                )}
              </div>
            }
          >
            {messages.guestText}
          </EmptyState>
        )
        : (
          <>
            {onReviewsRetry && (
              <div className='pb-6'>
                <FailedReviews onRetry={onReviewsRetry} />
              </div>
            )}
            <OrderList {...list} />
          </>
        )}
      {children}
    </div>
  );
}
