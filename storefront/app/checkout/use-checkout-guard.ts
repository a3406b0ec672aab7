import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../account/browser-session.ts';
import { isLoggedOut } from '../account/log-out.ts';
import { browserCartSync, useCartLoading, useUnsynced } from '../cart/browser-cart-sync.ts';
import type { CartView } from '../cart/cart-lines.ts';
import { notify } from '../shell/notify.ts';
import { useShop } from '../shell/use-shop.ts';
import { browserOrderSender } from './browser-order-sender.ts';
import { pendingOrder } from './order-records.ts';

/** Message to a guest at the checkout. */
export const logInFirst = 'Bạn phải thực hiện đăng nhập để đặt hàng!';

/** Redirects guests, unless the shop takes their orders, and customers with an empty cart. */
export function useCheckoutGuard({ view, sending }: { view: CartView; sending: boolean }): void {
  const { guestOrders } = useShop();
  const token = useSession();
  const loading = useCartLoading();
  const unsynced = useUnsynced();
  const navigate = useNavigate();

  const lastToken = useRef<string>(undefined);
  useEffect(() => {
    if (token) lastToken.current = token;
    if (token !== null || (lastToken.current && isLoggedOut(lastToken.current))) return;
    if (guestOrders) return;
    notify('error', logInFirst);
    navigate('/cart', { replace: true });
  }, [token, guestOrders, navigate]);

  const empty = view.state === 'ready' && view.lines.length === 0;
  useEffect(() => {
    if (token === null && guestOrders && empty && !sending) {
      navigate('/cart', { replace: true });
      return;
    }
    if (!token || !empty || sending || browserOrderSender().interrupted(token)) return;
    // Before the account's cart is loaded, it is unknown if it is empty.
    const known = !unsynced || browserCartSync().unsent() !== undefined;
    if (loading || !known) return;
    if (pendingOrder.get()) {
      // The response was lost, and the cart is empty: the order was probably placed.
      pendingOrder.clear();
      notify('info', 'Vui lòng kiểm tra xem đơn hàng vừa gửi đã có trong danh sách chưa.', 6_000);
      navigate('/myorders', { replace: true });
      return;
    }
    navigate('/cart', { replace: true });
  }, [token, empty, sending, loading, unsynced, guestOrders, navigate]);
}
