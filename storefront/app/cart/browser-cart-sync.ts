import { useSyncExternalStore } from 'react';
import { browserApi } from '../api/call-api.ts';
import { browserStorage } from '../shell/browser-storage.ts';
import { browserSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { browserCart } from './browser-cart.ts';
import { createCartBase } from './sync/cart-base.ts';
import { createCartCalls } from './cart-calls.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';

let sync: CartSync | undefined;

/** The sync of this browser's cart, made when it is first asked for. Not for rendering on a server. */
export function browserCartSync(): CartSync {
  return sync ??= createCartSync({
    cart: browserCart(),
    base: createCartBase(browserStorage),
    session: browserSession(),
    calls: createCartCalls(browserApi),
    events: window,
    withLock,
    onExpired: expireSession,
  });
}

/** One tab at a time, where the browser has locks: it has them wherever the shop is reached by https. */
async function withLock(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return await task();
  await navigator.locks.request('cart', task);
}

const subscribe = (listener: () => void) => browserCartSync().subscribe(listener);

/** Whether the account's cart is on its way for the first time; never while hydrating. */
export function useAwaited(): boolean {
  return useSyncExternalStore(subscribe, () => browserCartSync().awaited(), () => false);
}

/** Whether something in the cart has not reached the server yet; never while hydrating. */
export function useUnsynced(): boolean {
  return useSyncExternalStore(subscribe, () => browserCartSync().unsynced(), () => false);
}
