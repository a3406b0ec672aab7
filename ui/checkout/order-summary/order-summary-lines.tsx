import { Picture } from '../../primitives/picture/picture.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { orderSummaryMessages } from './order-summary-messages.ts';

/** One product of the order. */
export interface OrderSummaryLine {
  id: string;
  name: string;
  /** File name under `/images/`, or a picture of the `ImageProvider`. */
  image: string;
  /** Number of units, at least 1. */
  quantity: number;
  /** Price of one unit, in đồng. */
  price: number;
  /** Sentence about a change since the product was added to the cart. */
  notice?: string;
}

export interface OrderSummaryLinesProps {
  /** Lines in display order. */
  lines: readonly OrderSummaryLine[];
}

/** List of the ordered products. */
export function OrderSummaryLines({ lines }: OrderSummaryLinesProps) {
  const messages = useMessages('orderSummary', orderSummaryMessages);
  const { format } = useMessages('price', priceMessages);
  return (
    <ul data-slot='order-summary-lines' className='divide-y divide-line'>
      {lines.map(({ id, name, image, quantity, price, notice }) => (
        <li key={id} className='flex gap-3 py-3'>
          <div className='size-16 shrink-0'>
            <Picture
              image={image}
              sizes='64px'
              className='size-full rounded-field object-cover'
            />
          </div>
          <div className='min-w-0 grow'>
            <p className='line-clamp-2 font-serif leading-[1.4] font-semibold'>{name}</p>
            <p className='mt-1 flex flex-wrap justify-between gap-x-3'>
              <span className='text-ink-soft'>{messages.quantity(quantity)}</span>
              <span className='figures ml-auto min-w-0 text-right wrap-anywhere'>
                {format(price * quantity)}
              </span>
            </p>
            {notice && <p className='mt-1 font-semibold text-cinnabar'>{notice}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
