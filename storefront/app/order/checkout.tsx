import {
  AddressForm,
  OrderSummary,
  OrderSummaryFold,
  PaymentMethods,
  Skeleton,
} from '@thach-an/ui';
import type { useCheckout } from './use-checkout.ts';

/** The checkout as it stands: where the order goes, what is in it, and the button that sends it. */
export function Checkout({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { form, divisions, payment, totals, promoCode, lines, ready } = checkout;
  const discount = promoCode !== undefined && totals.discount > 0
    ? { code: promoCode, amount: totals.discount }
    : undefined;
  return (
    <form
      noValidate
      aria-label='Đặt hàng'
      onSubmit={checkout.onSubmit}
      className='grid items-start gap-6 lg:grid-cols-[1fr_400px] lg:gap-8'
    >
      {ready
        ? <OrderSummaryFold lines={lines} total={totals.amount} />
        : <Skeleton className='h-14.5 w-full lg:hidden' />}
      <AddressForm
        values={form.draft.values}
        onChange={form.setValues}
        errors={form.errors}
        picker={{ ...divisions, value: form.draft.place, onChange: form.setPlace }}
      />
      {ready
        ? (
          <OrderSummary
            folded
            lines={lines}
            subtotal={totals.subtotal}
            discount={discount}
            shipping={totals.shipping}
            total={totals.amount}
            submitLabel={payment === 'card' ? 'Thanh toán' : 'Đặt hàng'}
            busy={checkout.busy}
            changes={checkout.changes}
            error={checkout.error}
          >
            <PaymentMethods
              value={payment}
              onChange={form.setPayment}
              cardOffered={checkout.cardPayments}
            />
          </OrderSummary>
        )
        : <Skeleton className='h-118 w-full lg:h-140' />}
    </form>
  );
}
