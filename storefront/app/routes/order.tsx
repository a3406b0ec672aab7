import { CheckoutPage, type CheckoutPageState } from '@thach-an/ui';
import { useCheckout } from '../checkout/use-checkout.ts';
import { metaOf } from '../head/page-meta.ts';
import { useShop } from '../shell/use-shop.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Đặt hàng',
  description: `Đặt hàng tại ${name}: địa chỉ giao hàng và cách thanh toán.`,
  path: '/order',
  hidden: true,
}));

export default function Order() {
  const checkout = useCheckout();
  const { form, picker, payment, offered, deposit } = checkout;
  const { gifts } = useShop();
  return (
    <CheckoutPage
      order={orderState(checkout)}
      address={{
        values: form.draft.values,
        onChange: form.setValues,
        errors: form.errors,
        picker,
      }}
      savedAddresses={checkout.savedAddresses}
      saving={checkout.saving}
      onLogIn={checkout.onLogIn}
      guestCode={checkout.guestCode}
      gift={gifts
        ? { gift: form.draft.gift, phoneError: form.giftError, onChange: form.setGift }
        : undefined}
      payment={{ value: payment, onChange: form.setPayment, offered, deposit }}
      onSubmit={checkout.onSubmit}
    />
  );
}

function orderState(checkout: ReturnType<typeof useCheckout>): CheckoutPageState {
  const { view, ready, lines, totals, expected, promoCode, busy, changes, error } = checkout;
  if (view.state === 'failed') return { state: 'failed', onRetry: view.retry };
  if (!ready) return { state: 'loading' };
  const discount = promoCode !== undefined && totals.discount > 0
    ? { code: promoCode, amount: totals.discount }
    : undefined;
  const { subtotal, shipping, amount: total } = totals;
  const amounts = { subtotal, discount, shipping, total, expected };
  return { state: 'ready', lines, ...amounts, busy, changes, error };
}
