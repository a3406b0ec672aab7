import { Picture } from '../../primitives/picture/picture.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { GiftOrderView } from '../../orders/own-order-view.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OrderItemsProps {
  /** Ordered products; those of a gift without their prices. */
  items: readonly (GiftOrderView['items'][number] & { price?: number })[];
}

/** List of the products of an order. */
export function OrderItems({ items }: OrderItemsProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { format } = useMessages('price', priceMessages);
  return (
    <ul>
      {items.map(({ productId, name, image, price, quantity, returned = 0 }) => (
        <li key={productId} className='flex gap-x-4 border-t border-line py-3'>
          <Picture
            image={image}
            alt=''
            sizes='56px'
            className='size-14 shrink-0 rounded-field object-cover'
          />
          <div className='min-w-0 grow'>
            <p className='break-words'>{name}</p>
            <p className='flex flex-wrap justify-between gap-x-4'>
              <span className='text-ink-soft tabular-nums'>
                {price === undefined
                  ? messages.quantity(quantity)
                  : `${quantity} × ${format(price)}`}
              </span>
              {price !== undefined && (
                <span className='figures ml-auto text-right'>{format(price * quantity)}</span>
              )}
            </p>
            {returned > 0 && <p>{messages.sentBack(returned)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
