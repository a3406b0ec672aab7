import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { OrderList, type OrderListProps } from '../../orders/order-list/order-list.tsx';

export interface MyOrdersPageProps extends OrderListProps {
  /** Text above the orders in print: name and contact details of the shop. */
  letterhead?: string;
  /** `true` if the visitor is not logged in. @default false */
  guest?: boolean;
  /** Called when a guest presses the log-in button. */
  onLogIn: () => void;
  /** The dialog in which a product is reviewed. */
  children?: ReactNode;
}

/** Order page: the orders of the customer, or a log-in button for a guest. */
export function MyOrdersPage(
  { letterhead, guest = false, onLogIn, children, ...list }: MyOrdersPageProps,
) {
  return (
    <div className='page min-h-150 pt-8 pb-16 print:min-h-0 print:p-0'>
      {letterhead && (
        <p className='mb-6 hidden border-b border-line pb-3 font-serif text-lg print:block'>
          {letterhead}
        </p>
      )}
      <h1 className='pb-6 text-3xl'>Đơn hàng của bạn</h1>
      <noscript>
        <p className='pb-6'>Danh sách đơn hàng cần bật JavaScript để hiển thị.</p>
      </noscript>
      {guest
        ? (
          <EmptyState
            title='Vui lòng đăng nhập để xem đơn hàng'
            action={<Button onClick={onLogIn}>Đăng nhập</Button>}
          >
            Đơn hàng được lưu trong tài khoản của bạn.
          </EmptyState>
        )
        : <OrderList {...list} />}
      {children}
    </div>
  );
}
