import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { browserCartSync, useUnsynced } from '../cart/browser-cart-sync.ts';
import type { CartView } from '../cart/cart-lines.ts';
import { notify } from '../shell/notify.ts';
import { useSession } from '../account/browser-session.ts';
import { isSignedOut } from '../account/log-out.ts';
import { browserOrderSender } from './browser-order-sender.ts';
import { pendingOrder } from './order-records.ts';

/** Said to a guest who wants to order. */
export const logInFirst = 'Bạn phải thực hiện đăng nhập để đặt hàng!';

/** Leads away from the checkout who has nothing to do there: guests, and who has an empty cart. */
export function useCheckoutGuard({ view, sending }: { view: CartView; sending: boolean }): void {
  const token = useSession();
  const unsynced = useUnsynced();
  const navigate = useNavigate();

  const before = useRef<string>(undefined);
  useEffect(() => {
    if (token) before.current = token;
    if (token !== null || (before.current && isSignedOut(before.current))) return;
    notify('error', logInFirst);
    navigate('/cart', { replace: true });
  }, [token, navigate]);

  const empty = view.state === 'ready' && view.lines.length === 0;
  useEffect(() => {
    if (!token || !empty || sending || browserOrderSender().interrupted(token)) return;
    // Before the account's cart has come nobody knows.
    const known = !unsynced || browserCartSync().unsent() !== undefined;
    if (!known) return;
    if (pendingOrder.read()) {
      // Its answer was lost, and the cart is empty: most likely it was placed.
      pendingOrder.forget();
      notify('info', 'Vui lòng kiểm tra xem đơn hàng vừa gửi đã có trong danh sách chưa.', 6_000);
      navigate('/myorders', { replace: true });
      return;
    }
    navigate('/cart', { replace: true });
  }, [token, empty, sending, unsynced, navigate]);
}
