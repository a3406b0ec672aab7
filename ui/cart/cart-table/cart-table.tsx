import { useMessages } from '../../messages/use-messages.ts';
import type { Product } from '../../catalogue/listed-product.ts';
import { X } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { QuantityField } from '../../primitives/quantity-field/quantity-field.tsx';

const cartTableMessages = {
  label: 'Giỏ hàng',
  image: 'Hình ảnh',
  product: 'Sản phẩm',
  price: 'Giá',
  quantity: 'Số lượng',
  total: 'Thành tiền',
  removal: 'Xóa',
  quantityOf: (product: string) => `Số lượng ${product}`,
  remove: (product: string) => `Xóa ${product}`,
};

export interface CartTableProps {
  /** Lines in the order in which they are shown. */
  lines: readonly CartLine[];
  /** Called with the product's id and the new quantity. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the id of the product to remove. */
  onRemove: (id: string) => void;
  /** Returns the URL for a product's picture and name. */
  hrefFor: (id: string) => string;
}

const columns = ['image', 'product', 'price', 'quantity', 'total', 'removal'] as const;

/**
 * Content of the cart: a table on a wide container, one card per line on a narrow one. The roles
 * are explicit because browsers drop the table semantics when `display` is not a table value.
 */
export function CartTable({ lines, onQuantityChange, onRemove, hrefFor }: CartTableProps) {
  const messages = useMessages('cartTable', cartTableMessages);
  return (
    <div className='@container'>
      <table
        role='table'
        aria-label={messages.label}
        data-slot='cart-table'
        className='block w-full @min-[45rem]:table'
      >
        <thead
          role='rowgroup'
          className='sr-only @min-[45rem]:not-sr-only @min-[45rem]:table-header-group'
        >
          <tr role='row' className='@min-[45rem]:border-b @min-[45rem]:border-line'>
            {columns.map((column, index) => (
              <th
                key={column}
                role='columnheader'
                scope='col'
                className={`pb-3 font-semibold text-ink-soft ${align[index]}`}
              >
                <span className={index === 0 || index === 5 ? 'sr-only' : undefined}>
                  {messages[column]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role='rowgroup' className='flex flex-col gap-3 @min-[45rem]:table-row-group'>
          {lines.map((line) => (
            <CartTableRow
              key={line.product._id}
              line={line}
              href={hrefFor(line.product._id)}
              onQuantityChange={(quantity) => onQuantityChange(line.product._id, quantity)}
              onRemove={() => onRemove(line.product._id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const align = ['', 'px-4 text-left', 'px-3 text-right', 'text-center', 'px-3 text-right', ''];

/** One product in the cart. */
export interface CartLine {
  product: Product;
  /** Number of units, at least 1. */
  quantity: number;
  /** Message about this line, such as 'Chỉ còn 3 sản phẩm'. */
  notice?: string;
}

interface CartTableRowProps {
  line: CartLine;
  href: string;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart: a row of the table, or a card on a narrow screen. */
function CartTableRow({ line, href, onQuantityChange, onRemove }: CartTableRowProps) {
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
        {notice && (
          <p data-slot='cart-notice' className='mt-1 font-semibold text-cinnabar'>{notice}</p>
        )}
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
