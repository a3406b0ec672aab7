import { Picture } from '../../primitives/picture/picture.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';

/** One product of the order. */
export interface OrderSummaryLine {
  id: string;
  name: string;
  /** File name of the picture, relative to `/images/`. */
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
  return (
    <ul data-slot='order-summary-lines' className='divide-y divide-line'>
      {lines.map(({ id, name, image, quantity, price, notice }) => (
        <li key={id} className='flex gap-3 py-3'>
          <div className='size-16 shrink-0'>
            <Picture
              image={image}
              width={800}
              height={800}
              sizes='64px'
              className='size-full rounded-field object-cover'
            />
          </div>
          <div className='min-w-0 grow'>
            <p className='line-clamp-2 font-serif leading-[1.4] font-semibold'>{name}</p>
            <p className='mt-1 flex flex-wrap justify-between gap-x-3'>
              <span className='text-ink-soft'>Số lượng: {quantity}</span>
              <span className='figures ml-auto whitespace-nowrap'>
                {formatPrice(price * quantity)}
              </span>
            </p>
            {notice && <p className='mt-1 font-semibold text-cinnabar'>{notice}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
