import { TextButton } from '../../account/login-popup/text-button.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { AddressForm, type AddressFormProps } from '../../checkout/address-form/address-form.tsx';
import { CartFailed } from '../../cart/cart-failed/cart-failed.tsx';
import { GiftOption, type GiftOptionProps } from '../../checkout/gift-option/gift-option.tsx';
import { GuestCode, type GuestCodeProps } from '../../checkout/guest-code/guest-code.tsx';
import {
  OrderSummary,
  type OrderSummaryProps,
} from '../../checkout/order-summary/order-summary.tsx';
import { OrderSummaryFold } from '../../checkout/order-summary/order-summary-fold.tsx';
import {
  PaymentMethods,
  type PaymentMethodsProps,
} from '../../checkout/payment-methods/payment-methods.tsx';
import {
  SavedAddressPicker,
  type SavedAddressPickerProps,
} from '../../checkout/saved-address-picker/saved-address-picker.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const checkoutPageMessages = {
  title: 'Đặt hàng',
  hasAccount: 'Đã có tài khoản?',
  logIn: 'Đăng nhập',
  noScript: 'Trang đặt hàng cần bật JavaScript trong trình duyệt.',
  saveAddress: 'Lưu địa chỉ này cho lần sau',
  order: 'Đặt hàng',
  pay: 'Thanh toán',
};

/** State of the order: loading, failed, or ready with lines and amounts in đồng. */
export type CheckoutPageState =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | ReadyOrder;

interface ReadyOrder extends Omit<OrderSummaryProps, 'submitLabel' | 'folded' | 'children'> {
  state: 'ready';
}

export interface CheckoutPageProps {
  /** State and content of the order, with its errors and changes. */
  order: CheckoutPageState;
  /** Props of the address form. */
  address: AddressFormProps;
  /** Addresses that the customer has saved. @default undefined */
  savedAddresses?: SavedAddressPickerProps;
  /** Option to save the address. Without it, there is no checkbox. @default undefined */
  saving?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Option to send the order as a gift. @default undefined */
  gift?: GiftOptionProps;
  /** Props of the payment methods. */
  payment: PaymentMethodsProps;
  /** Dialog in which a guest confirms the e-mail address. @default undefined */
  guestCode?: GuestCodeProps;
  /** Opens the log-in form for a guest who has an account. @default undefined */
  onLogIn?: () => void;
  /** Called on submit, also with incomplete fields. */
  onSubmit: () => void;
}

/** Checkout page: address, payment, order and the submit button. */
export function CheckoutPage({ order, guestCode, onLogIn, ...form }: CheckoutPageProps) {
  const messages = useMessages('checkoutPage', checkoutPageMessages);
  return (
    <div className='page pt-8 pb-16'>
      <div className='flex flex-wrap items-center justify-between gap-x-3 pb-6'>
        <h1 className='text-3xl'>{messages.title}</h1>
        {onLogIn && (
          // The line is lower than the title, so that nothing moves when it appears.
          <p className='-my-2 max-md:text-sm'>
            {messages.hasAccount} <TextButton onClick={onLogIn}>{messages.logIn}</TextButton>
          </p>
        )}
      </div>
      <noscript>
        <p className='pb-6'>{messages.noScript}</p>
      </noscript>
      {order.state === 'failed'
        ? <CartFailed onRetry={order.onRetry} />
        : <CheckoutForm order={order} {...form} />}
      {guestCode && <GuestCode {...guestCode} />}
    </div>
  );
}

interface CheckoutFormProps extends Omit<CheckoutPageProps, 'guestCode' | 'onLogIn'> {
  order: Exclude<CheckoutPageState, { state: 'failed' }>;
}

function CheckoutForm(
  { order, address, savedAddresses, saving, gift, payment, onSubmit }: CheckoutFormProps,
) {
  const messages = useMessages('checkoutPage', checkoutPageMessages);
  return (
    <form
      noValidate
      aria-label={messages.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className='grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_400px] lg:gap-8'
    >
      {order.state === 'ready'
        ? <OrderSummaryFold lines={order.lines} total={order.total} />
        : <Skeleton className='h-14.5 w-full lg:hidden' />}
      <AddressForm
        {...address}
        before={savedAddresses && <SavedAddressPicker {...savedAddresses} />}
        after={(saving || gift) && (
          <>
            {saving && <SaveAddress {...saving} />}
            {gift && <GiftOption {...gift} />}
          </>
        )}
      />
      {order.state === 'ready'
        ? <Summary order={order} payment={payment} />
        : <Skeleton className='h-118 w-full lg:h-140' />}
    </form>
  );
}

function SaveAddress({ checked, onChange }: NonNullable<CheckoutPageProps['saving']>) {
  const messages = useMessages('checkoutPage', checkoutPageMessages);
  return (
    <Choice
      name='saveAddress'
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    >
      {messages.saveAddress}
    </Choice>
  );
}

function Summary({ order, payment }: { order: ReadyOrder; payment: PaymentMethodsProps }) {
  const messages = useMessages('checkoutPage', checkoutPageMessages);
  const { state: _, ...summary } = order;
  return (
    <OrderSummary
      {...summary}
      folded
      submitLabel={payment.value === 'card' ? messages.pay : messages.order}
    >
      <PaymentMethods {...payment} />
    </OrderSummary>
  );
}
