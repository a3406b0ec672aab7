import { useMessages } from '../../messages/use-messages.ts';
import type { GiftOrderView } from '../../orders/own-order-view.ts';
import { OrderHeader } from './order-header.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface GiftOrderProps {
  /** The order. */
  order: GiftOrderView;
}

/** Order for the recipient of a gift: its state and way, without amounts and actions. */
export function GiftOrder({ order }: GiftOrderProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  return (
    <div className='space-y-8'>
      <OrderHeader
        order={order}
        sentences={messages.giftStates[order.status] ?? messages.giftWaits}
      />
      <OrderTimeline order={order} />
      <section>
        <h2 className='pb-2 text-xl'>{messages.products}</h2>
        <OrderItems items={order.items} />
        <p className='border-t border-line pt-3'>{messages.city(order.city)}</p>
        <p className='mt-1 text-ink-soft'>{messages.giftHidden}</p>
      </section>
    </div>
  );
}
