import { type ReactNode, useState } from 'react';
import { QuantityField } from '../../primitives/quantity-field/quantity-field.tsx';
import { useHydrated } from '../../primitives/use-hydrated.ts';
import { AddButton } from '../add-button/add-button.tsx';
import { lowStock } from '../low-stock.ts';
import { useMessages } from '../../messages/use-messages.ts';

const buyBoxMessages = {
  quantityOf: (product: string) => `Số lượng ${product}`,
  inStock: 'Còn hàng',
  remaining: (stock: number) => `Chỉ còn ${stock} sản phẩm`,
  soldOut: 'Sản phẩm tạm hết hàng',
  noScript: 'Để thêm vào giỏ hàng, bạn hãy bật JavaScript trong trình duyệt.',
};

export interface BuyBoxProps {
  /** Name of the product. */
  name: string;
  /** Quantity in stock; zero or less means sold out. */
  stock: number;
  /** Quantity in the cart. @default 0 */
  added?: number;
  /** Called with the selected quantity. @default undefined */
  onAdd?: (quantity: number) => void;
  /** Form below the button of a product that is sold out. @default undefined */
  children?: ReactNode;
}

/**
 * Availability, quantity and the button that adds the product to the cart. On a phone quantity and
 * button are a bar at the foot of the screen.
 */
export function BuyBox({ name, stock, added = 0, onAdd, children }: BuyBoxProps) {
  const { quantityOf, noScript } = useMessages('buyBox', buyBoxMessages);
  const [quantity, setQuantity] = useState(1);
  // On a server the field would render inline styles, which the page's policy forbids.
  const hydrated = useHydrated();
  const soldOut = stock <= 0;
  return (
    <div data-slot='buy-box'>
      <Availability stock={stock} />
      <div
        data-slot='buy-bar'
        className='fixed inset-x-0 bottom-0 z-30 flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-3 md:static md:mt-5 md:border-0 md:bg-transparent md:p-0 print:hidden [@media(height<20rem)]:static [@media(height<20rem)]:border-0 [@media(height<20rem)]:bg-transparent [@media(height<20rem)]:px-0'
      >
        {!soldOut && (hydrated
          ? (
            <QuantityField
              className='shrink-0'
              label={quantityOf(name)}
              value={quantity}
              max={stock}
              onChange={setQuantity}
            />
          )
          : (
            <div
              aria-hidden
              className='w-34.5 shrink-0 rounded-field border border-field noscript:hidden'
            />
          ))}
        <AddButton
          soldOut={soldOut}
          added={added}
          className='grow px-3! whitespace-nowrap noscript:hidden max-[22rem]:[&_svg]:hidden'
          onClick={() => {
            onAdd?.(quantity);
            setQuantity(1);
          }}
        />
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
      {soldOut && children && <div className='mt-4'>{children}</div>}
    </div>
  );
}

function Availability({ stock }: { stock: number }) {
  const messages = useMessages('buyBox', buyBoxMessages);
  if (stock > lowStock) {
    return (
      <p className='flex items-center gap-2'>
        <span aria-hidden className='size-2 rounded-tag bg-jade' />
        {messages.inStock}
      </p>
    );
  }
  return stock > 0
    ? <p className='font-semibold text-cinnabar'>{messages.remaining(stock)}</p>
    : <p className='text-ink-soft'>{messages.soldOut}</p>;
}
