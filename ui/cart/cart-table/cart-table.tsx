import type { Product } from '../../catalogue/product.ts';
import { CartTableRow } from './cart-table-row.tsx';

/** One product in the cart. */
export interface CartLine {
  product: Product;
  /** Pieces, from 1. */
  quantity: number;
  /** What the visitor must know of this line, such as 'Chỉ còn 3 sản phẩm'. */
  notice?: string;
}

export interface CartTableProps {
  lines: readonly CartLine[];
  onQuantityChange: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
  /** Where a product's picture and name lead. */
  hrefFor: (id: string) => string;
}

const columns = ['Hình ảnh', 'Sản phẩm', 'Giá', 'Số lượng', 'Thành tiền', 'Xóa'];

/**
 * What is in the cart: a table where there is room for one, else a card for each line. The roles are written out,
 * because a browser drops them where a table is laid out as something else.
 */
export function CartTable({ lines, onQuantityChange, onRemove, hrefFor }: CartTableProps) {
  return (
    <div className='@container'>
      <table
        role='table'
        aria-label='Giỏ hàng'
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
                <span className={index === 0 || index === 5 ? 'sr-only' : undefined}>{column}</span>
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
