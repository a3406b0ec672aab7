import { AddressForm, type AddressFormProps } from '../../checkout/address-form/address-form.tsx';
import { CartFailed } from '../../cart/cart-failed/cart-failed.tsx';
import {
  OrderSummary,
  type OrderSummaryProps,
} from '../../checkout/order-summary/order-summary.tsx';
import { OrderSummaryFold } from '../../checkout/order-summary/order-summary-fold.tsx';
import {
  PaymentMethods,
  type PaymentMethodsProps,
} from '../../checkout/payment-methods/payment-methods.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** What is ordered as far as it is known: not yet, not to be had, or line by line; amounts in đồng. */
export type CheckoutPageState =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | ReadyOrder;

interface ReadyOrder extends Omit<OrderSummaryProps, 'submitLabel' | 'folded' | 'children'> {
  state: 'ready';
}

export interface CheckoutPageProps {
  /** What is ordered, what it comes to, and what stands in its way. */
  order: CheckoutPageState;
  /** Where the order goes. */
  address: AddressFormProps;
  /** How the order is paid. */
  payment: PaymentMethodsProps;
  /** Called when the order is sent, with whatever stands in the form. */
  onSubmit: () => void;
}

/** The checkout: where the order goes, what is in it, and the button that sends it. */
export function CheckoutPage({ order, ...form }: CheckoutPageProps) {
  return (
    <div className='page pt-8 pb-16'>
      <h1 className='pb-6 text-3xl'>Đặt hàng</h1>
      <noscript>
        <p className='pb-6'>Đặt hàng cần JavaScript. Hãy bật JavaScript trong trình duyệt.</p>
      </noscript>
      {order.state === 'failed'
        ? <CartFailed onRetry={order.onRetry} />
        : <CheckoutForm order={order} {...form} />}
    </div>
  );
}

interface CheckoutFormProps extends CheckoutPageProps {
  order: Exclude<CheckoutPageState, { state: 'failed' }>;
}

function CheckoutForm({ order, address, payment, onSubmit }: CheckoutFormProps) {
  return (
    <form
      noValidate
      aria-label='Đặt hàng'
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className='grid items-start gap-6 lg:grid-cols-[1fr_400px] lg:gap-8'
    >
      {order.state === 'ready'
        ? <OrderSummaryFold lines={order.lines} total={order.total} />
        : <Skeleton className='h-14.5 w-full lg:hidden' />}
      <AddressForm {...address} />
      {order.state === 'ready'
        ? <Summary order={order} payment={payment} />
        : <Skeleton className='h-118 w-full lg:h-140' />}
    </form>
  );
}

function Summary({ order, payment }: { order: ReadyOrder; payment: PaymentMethodsProps }) {
  const { state: _, ...summary } = order;
  return (
    <OrderSummary
      {...summary}
      folded
      submitLabel={payment.value === 'card' ? 'Thanh toán' : 'Đặt hàng'}
    >
      <PaymentMethods {...payment} />
    </OrderSummary>
  );
}
