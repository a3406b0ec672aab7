import type { ListedOrder } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { pendingOrder } from '../checkout/order-records.ts';

/** The loaded orders of an account. */
interface LoadedOrders {
  token: string;
  orders: readonly ListedOrder[];
}

/** Returns the orders of the logged-in customer. */
export function useOrders() {
  const token = useSession();
  const [loaded, setLoaded] = useState<LoadedOrders>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tracking, setTracking] = useState<string>();
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);

  async function load(token: string, id?: string) {
    const request = lastRequest.current += 1;
    if (id === undefined) setState('loading');
    setTracking(id);
    const result = await callApi((init) =>
      browserApi.api.order.userorders.$post({}, { headers: { token }, ...init })
    );
    if (request !== lastRequest.current) return;
    setTracking(undefined);
    if (result.kind === 'refused' && result.status === 401) return expireSession(token);
    if (result.kind !== 'done') return setState('failed');
    setLoaded({ token, orders: result.data.data });
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

  const orders = loaded !== undefined && loaded.token === token ? loaded.orders : [];
  return {
    /** `undefined` while it is unknown. */
    signedIn: token === undefined ? undefined : token !== null,
    orders,
    state,
    tracking,
    onTrack: (id: string) => token && load(token, id),
    onRetry: () => token && load(token),
  };
}
