import type { InvoiceValues } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../account/browser-session.ts';
import { requestLogin } from '../account/login-request.ts';
import type { ApiResult } from '../api/call-api.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { useOrderReviews } from '../reviews/use-order-reviews.ts';
import { notify } from '../shell/notify.ts';
import { useOrderAlerts } from './use-order-alerts.ts';
import { useReaddress } from './use-readdress.ts';
import { keepOrderKey, takeOrderKey } from './order-keys.ts';
import {
  isRejected,
  type OrderAddress,
  type OrderReply,
  ownOrderCalls,
} from './own-order-calls.ts';
import { useReturnPictures } from './use-return-pictures.ts';

/** Times between two requests for an order whose money is awaited, in ms: at first, and later. */
const polling = { first: 3_000, later: 30_000, firstFor: 15 * 60_000 };

/** Returns the order of a page and what its customer can do with it. */
export function useOwnOrder(code: string) {
  const token = useSession();
  const navigate = useNavigate();
  const [order, setOrder] = useState<OrderReply['order'] | 'loading' | 'missing' | 'failed'>(
    'loading',
  );
  const [now, setNow] = useState(0);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const key = useRef<string>(undefined);
  /** Number of the newest view or request for one: replies to earlier ones are ignored. */
  const last = useRef(0);
  /** Number of links to orders that were opened before this one. */
  const left = useRef(0);

  const address = (): OrderAddress => ({
    code,
    key: key.current ??= takeOrderKey(code),
    token: token ?? null,
  });

  function show(reply: OrderReply) {
    last.current += 1;
    if (reply.key !== undefined) {
      key.current = reply.key;
      keepOrderKey(code, reply.key);
    }
    setNow(reply.now);
    setOrder(byOwnClock(reply));
  }

  async function load() {
    const request = last.current += 1;
    const result = await ownOrderCalls.view(address());
    // The order is requested again after the end of the session.
    if (request !== last.current || isRejected(result)) return;
    if (result.kind === 'done') return show(result.data);
    const isMissing = result.kind === 'refused' && result.status === 404;
    // A failed request while the order is shown is repeated later.
    setOrder((before) => isMissing ? 'missing' : typeof before === 'object' ? before : 'failed');
  }

  /** Sends a change, and shows its result or the reason why it was refused. Returns its success. */
  async function change(
    send: (address: OrderAddress) => Promise<ApiResult<OrderReply>>,
    done = '',
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    const link = left.current;
    const result = await send(address());
    setBusy(false);
    if (result.kind === 'done') {
      // A view that was requested meanwhile may be older.
      if (link === left.current) show(result.data);
      if (done) notify('success', done);
      return true;
    }
    if (isRejected(result)) return false;
    if (result.kind !== 'refused') {
      notify('error', 'Chưa gửi được. Vui lòng thử lại.');
      return false;
    }
    setErrors(Object.fromEntries(
      result.issues.map(({ path, message }) => [path.replace(/^.*\./, ''), message]),
    ));
    notify('error', result.issues[0]?.message ?? result.message);
    if (result.status === 409) await load();
    return false;
  }

  const { returnPictures, onReturnPictures } = useReturnPictures(address, load);

  useEffect(() => {
    // The session is unknown in the first render.
    if (token === undefined) return;
    load();
    // A press on a message returns to the open page.
    const onVisible = () => document.visibilityState === 'visible' && load();
    document.addEventListener('visibilitychange', onVisible);
    // Another link to this order, opened in its tab.
    const onLink = () => {
      key.current = undefined;
      left.current += 1;
      load();
    };
    addEventListener('hashchange', onLink);
    return () => {
      last.current += 1;
      left.current += 1;
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('hashchange', onLink);
    };
  }, [token, code]);

  const own = typeof order === 'object' && order.access !== 'gift' ? order : undefined;
  const awaited = own !== undefined && own.transfer !== null;
  useEffect(() => {
    if (!awaited) return;
    const begin = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const schedule = () => {
      const isEarly = Date.now() - begin < polling.firstFor;
      timer = setTimeout(async () => {
        if (document.visibilityState === 'visible') await load();
        if (!ended) schedule();
      }, isEarly ? polling.first : polling.later);
    };
    schedule();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [awaited, token, code]);

  const readdress = useReaddress({
    order: own,
    setErrors,
    send: (to) =>
      change((address) => ownOrderCalls.readdress(address, to), 'Đã đổi thông tin nhận hàng'),
  });

  const { reviews, dialog: reviewDialog } = useOrderReviews(own, address);

  return {
    order,
    now,
    busy,
    errors,
    alerts: useOrderAlerts(token === undefined ? undefined : address, code),
    onRetry: load,
    onClaim: () => change(ownOrderCalls.claim),
    onCancel: () => change(ownOrderCalls.cancel, 'Đã hủy đơn hàng'),
    onUnlock: (digits: string) => change((address) => ownOrderCalls.unlock(address, digits)),
    ...readdress,
    onInvoice: (invoice: InvoiceValues) =>
      change((address) => ownOrderCalls.invoice(address, invoice), 'Đã lưu yêu cầu xuất hóa đơn'),
    async onReturn(reason: string, pictures: readonly File[]) {
      const send = (address: OrderAddress) => ownOrderCalls.requestReturn(address, reason);
      if (await change(send, 'Đã gửi yêu cầu đổi trả')) await onReturnPictures(pictures);
    },
    returnPictures,
    onReturnPictures,
    onReorder() {
      if (typeof order !== 'object') return;
      const cart = browserCart();
      for (const { productId, quantity } of order.items) {
        cart.setQuantity(productId, Math.max(quantity, cart.read()[productId] ?? 0));
      }
      navigate('/cart');
    },
    reviews,
    reviewDialog,
    onLogIn: token === null ? () => requestLogin('log-in') : undefined,
  };
}

/** Returns an order whose transfer ends by the clock of the device, which may be wrong. */
function byOwnClock({ order, now }: OrderReply): OrderReply['order'] {
  if (order.access === 'gift' || !order.transfer) return order;
  const expiresAt = order.transfer.expiresAt - now + Date.now();
  return { ...order, transfer: { ...order.transfer, expiresAt } };
}
