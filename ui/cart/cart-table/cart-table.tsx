import { type CartLine, CartTableRow } from './cart-table-row.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { cartTableMessages } from './cart-table-messages.ts';

export type { CartLine };

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
