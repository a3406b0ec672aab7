import type { ReactNode } from 'react';
import { Package } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useFocusOnMore } from '../../primitives/use-focus-on-more.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { OrderCard, type OrderView } from '../order-card/order-card.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { orderListMessages } from './order-list-messages.ts';

export interface OrderListProps {
  /** Orders in display order. While loading or after a failure, those loaded earlier. */
  orders: readonly OrderView[];
  /** Called with an order's id when the visitor asks for its current status. */
  onTrack: (id: string) => void;
  /** Id of the order whose status is being requested. */
  tracking?: string;
  /** State of the request for the orders. @default 'ready' */
  state?: 'loading' | 'ready' | 'failed';
  /** Called when the visitor asks to load the orders again. Without it, there is no such button. */
  onRetry?: () => void;
  /** Called to load older orders; `undefined` if all are loaded. @default undefined */
  onMore?: () => void;
  /** `true` while older orders are being loaded. @default false */
  loadingMore?: boolean;
  /** Returns further content of an order's card, such as the reviews of its products. */
  renderExtra?: (order: OrderView) => ReactNode;
  /** Returns the address of the page of an order. @default undefined */
  hrefOf?: (order: OrderView) => string;
}

/** The customer's orders, or a state: loading, empty or failed. */
export function OrderList(
  {
    orders,
    onTrack,
    tracking,
    state = 'ready',
    onRetry,
    onMore,
    loadingMore = false,
    renderExtra,
    hrefOf,
  }: OrderListProps,
) {
  const messages = useMessages('orderList', orderListMessages);
  const { retry, retryHint, store } = useMessages('actions', actionMessages);
  const { list, onAsk } = useFocusOnMore(orders.length);
  if (orders.length === 0 && state === 'loading') return <OrderListSkeleton />;
  if (orders.length === 0 && state === 'failed') {
    return (
      <EmptyState
        title={messages.failed}
        icon={<Package aria-hidden size={32} strokeWidth={1.5} />}
        action={onRetry && <Button onClick={onRetry}>{retry}</Button>}
      >
        {retryHint}
      </EmptyState>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title={messages.empty}
        icon={<Package aria-hidden size={32} strokeWidth={1.5} />}
        action={{ label: store, href: '/store' }}
      >
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <div data-slot='order-list' className='space-y-4'>
      {state === 'failed' && <Notice tone='error' title={messages.outdated}>{retryHint}</Notice>}
      <ul ref={list} role='list' className='space-y-4'>
        {orders.map((order) => (
          <li key={order.id} tabIndex={-1} className='rounded-card'>
            <OrderCard
              order={order}
              onTrack={onTrack}
              href={hrefOf?.(order)}
              busy={order.id === tracking}
            >
              {renderExtra?.(order)}
            </OrderCard>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button
          variant='secondary'
          aria-disabled={loadingMore}
          onClick={() => {
            if (loadingMore) return;
            onAsk();
            onMore();
          }}
          className='w-full aria-disabled:border-line aria-disabled:text-ink-soft sm:w-auto print:hidden'
        >
          {loadingMore ? messages.loadingMore : messages.more}
        </Button>
      )}
    </div>
  );
}
