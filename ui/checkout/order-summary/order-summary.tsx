import { type ReactNode, useId } from 'react';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { OrderChanges, type OrderChangesProps } from './order-changes.tsx';
import { type OrderSummaryLine, OrderSummaryLines } from './order-summary-lines.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { orderSummaryMessages } from './order-summary-messages.ts';
import type { CartSummaryProps } from '../../cart/cart-summary/cart-summary.tsx';

export interface OrderSummaryProps
  extends Pick<CartSummaryProps, 'subtotal' | 'shipping' | 'expected' | 'total'> {
  /** Products of the order. */
  lines: readonly OrderSummaryLine[];
  /** Promo code and its discount, in đồng. */
  discount?: { code: string; amount: number };
  /** Label of the submit button: 'Đặt hàng' for COD, 'Thanh toán' otherwise. */
  submitLabel: string;
  /** `true` while the order is being sent. @default false */
  busy?: boolean;
  /** Changes found by the server. The order cannot be sent until they are accepted. */
  changes?: OrderChangesProps;
  /** Reason why the order could not be placed, as a sentence. */
  error?: string;
  /** Hides the lines on a narrow page, where `OrderSummaryFold` shows them. @default false */
  folded?: boolean;
  /** Content above the submit button, such as `PaymentMethods`. */
  children?: ReactNode;
}

/** Products and amounts of the order, with the button that submits the surrounding form. */
export function OrderSummary({
  lines,
  subtotal,
  discount,
  shipping,
  expected,
  total,
  submitLabel,
  busy = false,
  changes,
  error,
  folded = false,
  children,
}: OrderSummaryProps) {
  const messages = useMessages('orderSummary', orderSummaryMessages);
  const actions = useMessages('actions', actionMessages);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='order-summary'
      className='rounded-card border border-line bg-surface p-5 md:p-6 lg:sticky lg:top-24'
    >
      <h2 id={id} className='text-xl leading-[1.4]'>{messages.title}</h2>
      <div className={`mt-2 border-b border-line ${folded ? 'hidden lg:block' : ''}`}>
        <OrderSummaryLines lines={lines} />
      </div>
      <dl className='mt-3'>
        <AmountLine name={messages.subtotal} amount={subtotal} />
        {discount && (
          <AmountLine name={messages.discount(discount.code)} amount={-discount.amount} />
        )}
        <AmountLine
          name={messages.shipping}
          amount={shipping}
          zero={subtotal > 0 ? messages.free : undefined}
        />
        <AmountLine name={messages.total} amount={total} sum aria-live='polite' aria-atomic />
      </dl>
      {expected && <p className='mt-2 text-ink-soft'>{messages.expected(expected)}</p>}
      {children && <div className='mt-6'>{children}</div>}
      <div className='mt-6 space-y-4'>
        {changes && <OrderChanges {...changes} />}
        {error && <Notice tone='error'>{error}</Notice>}
        <Button type='submit' disabled={busy || changes !== undefined} className='min-h-12 w-full'>
          {busy ? actions.busy : submitLabel}
        </Button>
      </div>
    </section>
  );
}
