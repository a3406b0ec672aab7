import type { ListedOrder } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { notify } from '../shell/notify.ts';
import { pendingOrder } from '../checkout/order-records.ts';

interface LoadedOrders {
  token: string;
  orders: readonly ListedOrder[];
  /** Id of the last order, if older ones are not loaded. */
  next?: string;
}

/** Number of orders that are added at once, and that one request returns at most. */
const pageSize = 20;
const maxPage = 1_000;

interface Part {
  /** Order whose status the customer asks for. */
  tracked?: string;
  /** Loaded orders; older ones are added. */
  before?: LoadedOrders;
}

/** Shows the status of an order that the customer has asked for, and if it has changed. */
function tellStatus(id: string, before: readonly ListedOrder[], after: readonly ListedOrder[]) {
  const [old, order] = [before, after].map((list) => list.find(({ _id }) => _id === id));
  if (!order) return;
  const { code, status } = order;
  if (status === old?.status) notify('info', `Đơn ${code} vẫn ở trạng thái “${status}”.`);
  else notify('success', `Đơn ${code} đã chuyển sang “${status}”.`);
}

/** Returns the orders of the logged-in customer. */
export function useOrders() {
  const token = useSession();
  const [loaded, setLoaded] = useState<LoadedOrders>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tracking, setTracking] = useState<string>();
  const [loadingMore, setLoadingMore] = useState(false);
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);

  const own = loaded !== undefined && loaded.token === token ? loaded : undefined;
  const orders = own?.orders ?? [];

  async function load(token: string, { tracked, before }: Part = {}) {
    const request = lastRequest.current += 1;
    if (tracked === undefined) setState('loading');
    setTracking(tracked);
    setLoadingMore(before !== undefined);
    // What is shown is loaded again as a whole.
    const limit = before ? pageSize : Math.min(maxPage, Math.max(pageSize, orders.length));
    const page = { limit, before: before?.next };
    const result = await callApi((init) =>
      browserApi.api.order.userorders.$post({ json: page }, { headers: { token }, ...init })
    );
    if (request !== lastRequest.current) return;
    setTracking(undefined);
    setLoadingMore(false);
    if (result.kind === 'refused' && result.status === 401) return expireSession(token);
    if (result.kind !== 'done') return setState('failed');
    const { data, next } = result.data;
    if (tracked !== undefined) tellStatus(tracked, orders, data);
    setLoaded({ token, orders: [...before?.orders ?? [], ...data], next });
    setState('ready');
    // The list shows if an order whose response was lost was placed. An unpaid order stays pending,
    // to be paid or cancelled.
    const pending = pendingOrder.get();
    if (pending?.sending === false && !pending.orderId) pendingOrder.clear();
  }

  useEffect(() => {
    if (token) load(token);
    return () => {
      lastRequest.current += 1;
    };
  }, [token]);

  return {
    /** `undefined` while it is unknown. */
    signedIn: token === undefined ? undefined : token !== null,
    orders,
    state,
    tracking,
    onTrack: (tracked: string) => token && load(token, { tracked }),
    /** `undefined` if all orders are loaded. */
    onMore: token && own?.next ? () => load(token, { before: own }) : undefined,
    loadingMore,
    onRetry: () => token && load(token),
  };
}
