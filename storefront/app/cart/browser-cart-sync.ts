import { browserSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { browserApi } from '../api/call-api.ts';
import { useStore } from '../shell/observable.ts';
import { browserCart, browserCartBase } from './browser-cart.ts';
import { createCartCalls } from './cart-calls.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';

let sync: CartSync | undefined;

/**
 * Returns the sync of this browser's cart, created on first use. Must not be called on a server.
 */
export function browserCartSync(): CartSync {
  return sync ??= createCartSync({
    cart: browserCart(),
    base: browserCartBase(),
    session: browserSession(),
    calls: createCartCalls(browserApi),
    events: window,
    withLock,
    onExpired: expireSession,
  });
}

/** Runs a task in one tab at a time, if the browser has Web Locks: they need a secure context. */
async function withLock(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return await task();
  await navigator.locks.request('cart', task);
}

const subscribe = (listener: () => void) => browserCartSync().subscribe(listener);
const awaited = { get: () => browserCartSync().awaited(), subscribe };
const loading = { get: () => browserCartSync().loading(), subscribe };
const unsynced = { get: () => browserCartSync().unsynced(), subscribe };

/**
 * Returns `true` while the account's cart is being loaded for the first time; `false` while
 * hydrating.
 */
export function useCartAwaited(): boolean {
  return useStore(awaited, false);
}

/** Returns `true` until this page has tried to load the account's cart, and while hydrating. */
export function useCartLoading(): boolean {
  return useStore(loading, true);
}

/**
 * Returns `true` if the cart has changes that the server has not confirmed; `false` while
 * hydrating.
 */
export function useUnsynced(): boolean {
  return useStore(unsynced, false);
}
