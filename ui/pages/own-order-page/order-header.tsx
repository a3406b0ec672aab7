import type { ReactNode } from 'react';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OrderHeaderProps {
  /** The order. */
  order: Pick<OwnOrderView, 'code' | 'createdAt'>;
  /** The state of the order, and its next step. */
  sentences: readonly [title: string, next: string];
  /** Further facts. @default undefined */
  children?: ReactNode;
}

/** Title of the page of an order, with its state. */
export function OrderHeader({ order, sentences, children }: OrderHeaderProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { dateTime } = useMessages('dateTime', dateTimeMessages);
  const [state, next] = sentences;
  return (
    <header>
      <h1 className='text-3xl break-words'>{messages.title(order.code)}</h1>
      <p className='mt-1 text-ink-soft'>
        {messages.placedAt(dateTime(new Date(order.createdAt).toISOString()))}
      </p>
      <div aria-live='polite'>
        <p data-slot='order-state' className='mt-4 font-serif text-xl'>{state}</p>
        <p className='mt-1'>{next}</p>
      </div>
      {children}
    </header>
  );
}
