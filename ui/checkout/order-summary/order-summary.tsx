import { type ReactNode, useId } from 'react';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { OrderChanges, type OrderChangesProps } from './order-changes.tsx';
import { type OrderSummaryLine, OrderSummaryLines } from './order-summary-lines.tsx';

export interface OrderSummaryProps {
  lines: readonly OrderSummaryLine[];
  /** Goods, in đồng. */
  subtotal: number;
  /** What a promo code takes off, in đồng. */
  discount?: { code: string; amount: number };
  /** Shipping, in đồng. */
  shipping: number;
  /** What is paid, in đồng. */
  total: number;
  /** 'Đặt hàng' for COD, 'Thanh toán' otherwise. */
  submitLabel: string;
  /** The order is on its way. @default false */
  busy?: boolean;
  /** What the server found changed; until it is accepted the order cannot be sent. */
  changes?: OrderChangesProps;
  /** Why the order could not be placed, in words. */
  error?: string;
  /** On a narrow page the lines stand in an `OrderSummaryFold` on top, and not here. @default false */
  folded?: boolean;
  /** Stands above the button: the payment methods. */
  children?: ReactNode;
}

/** What is ordered and what it comes to, with the button that sends the form around it. */
export function OrderSummary({
  lines,
  subtotal,
  discount,
  shipping,
  total,
  submitLabel,
  busy = false,
  changes,
  error,
  folded = false,
  children,
}: OrderSummaryProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='order-summary'
      className='rounded-card border border-line bg-surface p-5 md:p-6 lg:sticky lg:top-24'
    >
      <h2 id={id} className='text-xl leading-[1.4]'>Đơn hàng của bạn</h2>
      <div className={`mt-2 border-b border-line ${folded ? 'hidden lg:block' : ''}`}>
        <OrderSummaryLines lines={lines} />
      </div>
      <dl className='mt-3'>
        <AmountLine name='Tạm tính' amount={subtotal} />
        {discount && <AmountLine name={`Giảm giá (${discount.code})`} amount={-discount.amount} />}
        <AmountLine name='Phí vận chuyển' amount={shipping} />
        <AmountLine name='Tổng cộng' amount={total} sum />
      </dl>
      {children && <div className='mt-6'>{children}</div>}
      <div className='mt-6 space-y-4'>
        {changes && <OrderChanges {...changes} />}
        {error && <Notice tone='error'>{error}</Notice>}
        <Button type='submit' disabled={busy || changes !== undefined} className='min-h-12 w-full'>
          {busy ? 'Đang xử lý...' : submitLabel}
        </Button>
      </div>
    </section>
  );
}
