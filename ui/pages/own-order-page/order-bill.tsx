import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { OrderItems } from './order-items.tsx';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OrderBillProps {
  /** The order. */
  order: OwnOrderView;
}

/** Products of an order, its amounts and what was paid. */
export function OrderBill({ order }: OrderBillProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { items, subtotal, discount, promoCode, shipping, amount, payment, paid } = order;
  const { status, deposit, due, refunded, returnedAmount = 0 } = order;
  const isWaiting = status === 'awaiting-transfer' && deposit > 0;
  return (
    <section>
      <h2 className='pb-2 text-xl'>{messages.products}</h2>
      <OrderItems items={items} />
      <dl className='border-t border-line pt-2'>
        <AmountLine name={messages.subtotal} amount={subtotal} />
        {discount > 0 && (
          <AmountLine
            name={messages.discount(promoCode ?? '')}
            amount={-discount}
          />
        )}
        <AmountLine name={messages.shipping} amount={shipping} zero={messages.free} />
        <AmountLine name={messages.total} amount={amount} sum />
        {returnedAmount > 0 && (
          <AmountLine name={messages.returnedAmount} amount={-returnedAmount} />
        )}
        {isWaiting && <AmountLine name={messages.deposit} amount={deposit} />}
        {paid + refunded > 0 && <AmountLine name={messages.paid} amount={paid + refunded} />}
        {refunded > 0 && <AmountLine name={messages.refunded} amount={-refunded} />}
        {payment === 'cod' && due > 0 && (paid > 0 || isWaiting) && (
          <AmountLine
            name={messages.onDelivery}
            amount={isWaiting ? amount - Math.max(paid, deposit) : due}
          />
        )}
      </dl>
      <p className='text-ink-soft'>{messages.payment[payment]}</p>
    </section>
  );
}
