import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { formatPrice } from '../price/format-price.ts';

export interface CartSummaryProps {
  /** Goods, in đồng. */
  subtotal: number;
  /** What a promo code takes off, in đồng. @default 0 */
  discount?: number;
  /** Shipping, in đồng. */
  shipping: number;
  /** What is paid, in đồng. */
  total: number;
  onCheckout: () => void;
  /** A sentence under the button. */
  note?: ReactNode;
  /** Stands above the figures: the box for a promo code. */
  children?: ReactNode;
}

/** What the cart comes to, and the way to pay. It stays in view on a wide screen. */
export function CartSummary(
  { subtotal, discount = 0, shipping, total, onCheckout, note, children }: CartSummaryProps,
) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='cart-summary'
      className='rounded-card border border-line bg-surface p-5 md:sticky md:top-24 md:p-6'
    >
      <h2 id={id} className='pb-1 text-xl leading-[1.4]'>Tổng đơn hàng</h2>
      {children && <div className='mt-4'>{children}</div>}
      <dl className='mt-4 tabular-nums'>
        <Figure name='Tạm tính' amount={subtotal} />
        {discount > 0 && <Figure name='Giảm giá' amount={discount} sign='−' />}
        <Figure name='Phí vận chuyển' amount={shipping} />
        <Figure name='Tổng cộng' amount={total} last />
      </dl>
      <Button onClick={onCheckout} className='mt-4 min-h-12 w-full'>THANH TOÁN</Button>
      {note && <div className='mt-3 text-ink-soft'>{note}</div>}
    </section>
  );
}

function Figure(
  { name, amount, sign = '', last }: {
    name: string;
    amount: number;
    sign?: string;
    last?: boolean;
  },
) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${
        last ? 'mt-2 border-t border-line pt-3 text-lg font-semibold' : 'py-1'
      }`}
    >
      <dt className={last ? undefined : 'text-ink-soft'}>{name}</dt>
      <dd className='ml-auto whitespace-nowrap'>{sign}{formatPrice(amount)}</dd>
    </div>
  );
}
