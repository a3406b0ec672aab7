import { Package } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { OrderCard, type OrderView } from '../order-card/order-card.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

export interface OrderListProps {
  /** The orders in the order in which they are shown; while loading or after a failure those that are known. */
  orders: readonly OrderView[];
  /** Asks how far an order is. */
  onTrack: (id: string) => void;
  /** The order that is being asked for. */
  tracking?: string;
  /** @default 'ready' */
  state?: 'loading' | 'ready' | 'failed';
  /** Asks once more for what could not be loaded. */
  onRetry?: () => void;
}

const sentence = 'Hãy kiểm tra kết nối mạng rồi thử lại.';

/** The customer's orders: on their way, there, none, or not to be had. */
export function OrderList({ orders, onTrack, tracking, state = 'ready', onRetry }: OrderListProps) {
  if (orders.length === 0 && state === 'loading') return <OrderListSkeleton />;
  if (orders.length === 0 && state === 'failed') {
    return (
      <EmptyState
        title='Chưa tải được đơn hàng'
        icon={<Package aria-hidden size={32} strokeWidth={1.5} />}
        action={onRetry && <Button onClick={onRetry}>Thử lại</Button>}
      >
        {sentence}
      </EmptyState>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title='Bạn chưa có đơn hàng nào'
        icon={<Package aria-hidden size={32} strokeWidth={1.5} />}
        action={{ label: 'Xem Cửa Hàng', href: '/store' }}
      >
        Đơn hàng bạn đặt sẽ hiện ở đây.
      </EmptyState>
    );
  }
  return (
    <div data-slot='order-list' className='space-y-4'>
      {state === 'failed' && (
        <Notice tone='error' title='Chưa cập nhật được đơn hàng'>{sentence}</Notice>
      )}
      <ul role='list' className='space-y-4'>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onTrack={onTrack} busy={order.id === tracking} />
          </li>
        ))}
      </ul>
    </div>
  );
}
