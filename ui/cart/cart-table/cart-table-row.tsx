import type { Product } from '../../catalogue/listed-product.ts';
import { X } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { QuantityField } from '../../primitives/quantity-field/quantity-field.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { cartTableMessages } from './cart-table-messages.ts';

/** One product in the cart. */
export interface CartLine {
  product: Product;
  /** Number of units, at least 1. */
  quantity: number;
  /** Message about this line, such as 'Chỉ còn 3 sản phẩm'. */
  notice?: string;
}

export interface CartTableRowProps {
  /** Line to show. */
  line: CartLine;
  /** URL of the product, for its picture and its name. */
  href: string;
  /** Called with the new quantity. */
  onQuantityChange: (quantity: number) => void;
  /** Called when the visitor removes the line. */
  onRemove: () => void;
}

/** One line of the cart: a row of the table, or a card on a narrow screen. */
export function CartTableRow({ line, href, onQuantityChange, onRemove }: CartTableRowProps) {
  const messages = useMessages('cartTable', cartTableMessages);
  const { format } = useMessages('price', priceMessages);
  const { product: { name, image, price, stock }, quantity, notice } = line;
  return (
    <tr
      role='row'
      data-slot='cart-line'
      className='grid grid-cols-[88px_minmax(0,1fr)_auto] gap-x-3 rounded-card border border-line bg-surface p-3 @min-[45rem]:table-row @min-[45rem]:rounded-none @min-[45rem]:border-0 @min-[45rem]:border-b @min-[45rem]:bg-transparent @min-[45rem]:p-0'
    >
      <td role='cell' className='row-span-2 @min-[45rem]:w-24 @min-[45rem]:py-4'>
        <Link href={href} tabIndex={-1} aria-hidden className='block size-22'>
          <Picture
            image={image}
            sizes='88px'
            className='size-full rounded-field object-cover'
          />
        </Link>
      </td>
      <th
        role='rowheader'
        scope='row'
        className='min-w-0 pt-1 text-left font-normal @min-[45rem]:px-4 @min-[45rem]:py-4'
      >
        <Link
          href={href}
          className='line-clamp-3 font-serif leading-[1.4] font-semibold hover:text-jade @min-[64rem]:line-clamp-2'
        >
          {name}
        </Link>
        {notice && <p className='mt-1 font-semibold text-cinnabar'>{notice}</p>}
      </th>
      <td
        role='cell'
        className='col-span-2 col-start-2 row-start-2 figures text-ink-soft @min-[45rem]:px-3 @min-[45rem]:whitespace-nowrap @min-[45rem]:text-right'
      >
        {format(price)}
      </td>
      <td
        role='cell'
        className='col-span-full row-start-3 mt-3 justify-self-start @min-[45rem]:w-38 @min-[45rem]:text-center'
      >
        <QuantityField
          value={quantity}
          max={Math.max(1, stock)}
          onChange={onQuantityChange}
          label={messages.quantityOf(name)}
        />
      </td>
      <td
        role='cell'
        className='col-span-full row-start-3 mt-3 self-center justify-self-end font-semibold @max-[19.5rem]:row-start-4 figures @min-[45rem]:whitespace-nowrap @min-[45rem]:px-3 @min-[45rem]:text-right'
      >
        {format(price * quantity)}
      </td>
      <td role='cell' className='col-start-3 row-start-1 -mt-1.5 -mr-1.5 @min-[45rem]:w-11'>
        <button
          type='button'
          aria-label={messages.remove(name)}
          onClick={onRemove}
          className='flex size-11 items-center justify-center rounded-tag text-ink-soft hover:bg-jade-soft hover:text-ink'
        >
          <X aria-hidden size={20} />
        </button>
      </td>
    </tr>
  );
}
