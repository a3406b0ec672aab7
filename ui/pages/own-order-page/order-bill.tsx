import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OrderBillProps {
  /** The order. */
  order: OwnOrderView;
}

/** Products of an order, its amounts and what was paid. */
export function OrderBill({ order }: OrderBillProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { format } = useMessages('price', priceMessages);
  const { items, subtotal, discount, promoCode, shipping, amount, payment, paid } = order;
  const { status, deposit, due } = order;
  const isWaiting = status === 'awaiting-transfer' && deposit > 0;
  return (
    <section>
      <h2 className='pb-2 text-xl'>{messages.products}</h2>
      <ul>
        {items.map(({ productId, name, image, price, quantity }) => (
          <li key={productId} className='flex items-center gap-4 border-t border-line py-3'>
            <Picture
              image={image}
              alt=''
              width={800}
              height={800}
              sizes='56px'
              className='size-14 shrink-0 rounded-field object-cover'
            />
            <span className='min-w-0 grow break-words'>
              {name}
              <span className='block text-ink-soft tabular-nums'>
                {quantity} × {format(price)}
              </span>
            </span>
            <span className='figures shrink-0'>{format(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className='border-t border-line pt-2'>
        <AmountLine name={messages.subtotal} amount={subtotal} />
        {discount > 0 && (
          <AmountLine
            name={messages.discount(promoCode ?? '')}
            amount={-discount}
          />
        )}
        <AmountLine name={messages.shipping} amount={shipping} />
        <AmountLine name={messages.total} amount={amount} sum />
        {isWaiting && <AmountLine name={messages.deposit} amount={deposit} />}
        {paid > 0 && <AmountLine name={messages.paid} amount={paid} />}
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
