import {
  missingForFree,
  type OrderTotals,
  orderTotals,
  storeHref,
} from '@thach-an/edge-api/contract';
import { CartPage, type CartPageState } from '@thach-an/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { browserSession } from '../account/browser-session.ts';
import { requestLogin, useLoginRequest } from '../account/login-request.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { browserCartSync } from '../cart/browser-cart-sync.ts';
import { type CartView, useCartLines } from '../cart/cart-lines.ts';
import { useDiscontinuedProducts } from '../cart/discontinued-products.ts';
import { stillSyncing } from '../checkout/cart-synced.ts';
import { logInFirst } from '../checkout/use-checkout-guard.ts';
import { useExpectedDelivery } from '../checkout/use-expected-delivery.ts';
import { useAppliedPromo, usePromoBox } from '../checkout/use-promo.ts';
import { metaOf } from '../head/page-meta.ts';
import { notify } from '../shell/notify.ts';
import { useShop } from '../shell/use-shop.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Giỏ hàng',
  description: `Những sản phẩm bạn đã chọn tại ${name}.`,
  path: '/cart',
  hidden: true,
}));

/** Renders the cart: its lines, its totals, and the button to the checkout. */
export default function Cart() {
  const view = useCartLines();
  const discontinued = useDiscontinuedProducts();
  const promo = usePromoBox();
  const navigate = useNavigate();
  const popup = useLoginRequest();
  /** `true` from a guest's press of the button until the popup closes. */
  const checkoutRequested = useRef(false);
  const lines = view.state === 'ready' ? view.lines : [];
  const { shipping, guestOrders } = useShop();
  const expected = useExpectedDelivery();
  const totals = orderTotals(
    lines.map(({ product, quantity }) => ({ ...product, quantity })),
    shipping,
    useAppliedPromo(),
  );
  const remove = (id: string) => {
    const name = lines.find(({ product }) => product._id === id)?.product.name;
    browserCart().deleteLine(id);
    notify('info', `${name ?? 'Sản phẩm'} đã được gỡ khỏi giỏ hàng`);
  };
  const checkOut = () => {
    if (totals.amount === 0) return notify('error', 'Giỏ hàng của bạn đang trống!');
    if (browserSession().token() === null && !guestOrders) {
      checkoutRequested.current = true;
      requestLogin('log-in', 'Giỏ hàng của bạn được giữ nguyên; xong là tới ngay trang đặt hàng.');
      return notify('error', logInFirst);
    }
    if (browserCartSync().unsynced()) return notify('info', stillSyncing);
    const short = lines.filter(({ notice }) => notice !== undefined);
    if (short.length > 0) {
      document.querySelector('[data-slot="cart-notice"]')?.scrollIntoView({ block: 'center' });
      return notify(
        'error',
        short.some(({ product }) => product.stock <= 0)
          ? 'Một số sản phẩm đã hết hàng, bạn hãy xóa khỏi giỏ để đặt hàng.'
          : 'Một số sản phẩm không còn đủ hàng, vui lòng điều chỉnh số lượng.',
        4_000,
      );
    }
    navigate('/order');
  };
  // Continues after the log-in that the button has requested, unless the popup was closed.
  useEffect(() => {
    if (popup !== undefined || !checkoutRequested.current) return;
    checkoutRequested.current = false;
    if (browserSession().token() !== null) checkOut();
  }, [popup]);
  return (
    <CartPage
      cart={cartState(view, totals, {
        missingForFree: missingForFree(shipping, totals),
        feeByProvince: shipping.groups !== undefined,
        expected,
      })}
      discontinued={discontinued.names}
      onDiscontinuedDismiss={discontinued.dismiss}
      promo={promo}
      hrefFor={(id) => storeHref({ product: id })}
      onQuantityChange={(id, quantity) => browserCart().setQuantity(id, quantity)}
      onRemove={remove}
      onCheckout={checkOut}
    />
  );
}

function cartState(
  view: CartView,
  totals: OrderTotals,
  delivery: { missingForFree: number; feeByProvince: boolean; expected?: string },
): CartPageState {
  if (view.state === 'loading') return { state: 'loading' };
  if (view.state === 'failed') return { state: 'failed', onRetry: view.retry };
  const { subtotal, discount, shipping, amount: total } = totals;
  return { state: 'ready', lines: view.lines, subtotal, discount, shipping, total, ...delivery };
}
