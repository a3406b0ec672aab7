import type { ListedOrder } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { ask, browserApi } from '../api/call-api.ts';
import { pendingOrder } from '../checkout/order-records.ts';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';

/** The orders of an account as far as they are known. */
interface KnownOrders {
  token: string;
  orders: readonly ListedOrder[];
}

/** The orders of who is signed in. */
export function useOrders() {
  const token = useSession();
  const [known, setKnown] = useState<KnownOrders>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tracking, setTracking] = useState<string>();
  /** Answers to what was asked before are nobody's. */
  const run = useRef(0);

  async function load(token: string, id?: string) {
    const mine = run.current += 1;
    if (id === undefined) setState('loading');
    setTracking(id);
    const outcome = await ask((init) =>
      browserApi.api.order.userorders.$post({}, { headers: { token }, ...init })
    );
    if (mine !== run.current) return;
    setTracking(undefined);
    if (outcome.kind === 'refused' && outcome.status === 401) return expireSession(token);
    if (outcome.kind !== 'done') return setState('failed');
    setKnown({ token, orders: outcome.data.data });
    setState('ready');
    // Whether an order whose answer was lost was placed can be seen now; one that waits for its payment
    // is still the one to pay, or to give up.
    const pending = pendingOrder.read();
    if (pending?.sending === false && !pending.orderId) pendingOrder.forget();
  }

  useEffect(() => {
    if (token) load(token);
    return () => {
      run.current += 1;
    };
  }, [token]);

  const orders = known !== undefined && known.token === token ? known.orders : [];
  return {
    /** Undefined while that is not known. */
    signedIn: token === undefined ? undefined : token !== null,
    orders,
    state,
    tracking,
    onTrack: (id: string) => token && load(token, id),
    onRetry: () => token && load(token),
  };
}
