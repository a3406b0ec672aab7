import { type ReactNode, useId } from 'react';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const cartSummaryMessages = {
  title: 'Tổng đơn hàng',
  subtotal: 'Tạm tính',
  discount: 'Giảm giá',
  shipping: 'Phí giao hàng',
  /** Shown instead of a shipping fee of zero. */
  free: 'Miễn phí',
  missingForFree: (amount: string) => `Còn ${amount} nữa để được miễn phí giao hàng.`,
  feeByProvince: 'Phí có thể khác theo tỉnh thành và được tính ở bước đặt hàng.',
  expected: (days: string) => `Dự kiến giao ${days}.`,
  total: 'Tổng cộng',
  checkout: 'THANH TOÁN',
};

export interface CartSummaryProps {
  /** Price of all goods, in đồng. */
  subtotal: number;
  /** Discount of the promo code, in đồng. @default 0 */
  discount?: number;
  /** Shipping fee, in đồng. */
  shipping: number;
  /** Amount that is missing for a free delivery, in đồng. @default 0 */
  missingForFree?: number;
  /** Expected days of the delivery, as text. @default undefined */
  expected?: string;
  /** `true` if the fee depends on the province. @default false */
  feeByProvince?: boolean;
  /** Amount to pay, in đồng. */
  total: number;
  /** Called when the checkout button is pressed. */
  onCheckout: () => void;
  /** Sentence below the button. */
  note?: ReactNode;
  /** Content above the amounts, such as the `PromoBox`. */
  children?: ReactNode;
}

/** Amounts of the cart and the checkout button. Sticky on a wide screen. */
export function CartSummary(
  {
    subtotal,
    discount = 0,
    shipping,
    missingForFree = 0,
    expected,
    feeByProvince = false,
    total,
    onCheckout,
    note,
    children,
  }: CartSummaryProps,
) {
  const messages = useMessages('cartSummary', cartSummaryMessages);
  const { format } = useMessages('price', priceMessages);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot='cart-summary'
      className='rounded-card border border-line bg-surface p-5 md:sticky md:top-24 md:p-6'
    >
      <h2 id={id} className='pb-1 text-xl leading-[1.4]'>{messages.title}</h2>
      {children && <div className='mt-4'>{children}</div>}
      <dl className='mt-4'>
        <AmountLine name={messages.subtotal} amount={subtotal} />
        {discount > 0 && <AmountLine name={messages.discount} amount={-discount} />}
        <AmountLine
          name={messages.shipping}
          amount={shipping}
          zero={subtotal > 0 ? messages.free : undefined}
        />
        <AmountLine name={messages.total} amount={total} sum aria-live='polite' aria-atomic />
      </dl>
      {(missingForFree > 0 || feeByProvince || expected) && subtotal > 0 && (
        <div className='mt-2 space-y-1 text-ink-soft'>
          {missingForFree > 0 && (
            <p className='text-jade'>
              {messages.missingForFree(format(missingForFree).replace(' ', '\u00a0'))}
            </p>
          )}
          {feeByProvince && <p>{messages.feeByProvince}</p>}
          {expected && <p>{messages.expected(expected)}</p>}
        </div>
      )}
      {/* With an empty cart the button only explains why it leads nowhere. */}
      <Button
        variant={subtotal > 0 ? 'primary' : 'secondary'}
        onClick={onCheckout}
        className='mt-4 min-h-12 w-full'
      >
        {messages.checkout}
      </Button>
      {note && <div className='mt-3 text-ink-soft'>{note}</div>}
    </section>
  );
}
