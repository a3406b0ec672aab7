import { type Cart, cartChanges, rebaseCart, repairCart } from '@thach-an/edge-api/contract';
import { createEmitter } from '../shell/observable.ts';
import type { CartSyncDeps } from './sync/cart-sync-deps.ts';
import type { AddMode } from './sync/next-step.ts';
import { browserTimers, createSyncScheduler } from './sync/sync-scheduler.ts';
import { SyncState } from './sync/sync-state.ts';
import { createSyncTransport } from './sync/sync-transport.ts';

/** Unsent changes: the browser's cart, and the server's cart that it is based on. */
export interface Unsent {
  items: Cart;
  base: Cart;
}

/**
 * Keeps the cart of this browser equal to that of the account while a customer is logged in.
 * Changes are sent in order, one request at a time. After each response, the changes that other
 * devices have made are merged, and unsent changes of this browser are kept on top of them.
 */
export function createCartSync(
  { cart, base, session, calls, events, withLock, onExpired, delays, timers = browserTimers }:
    CartSyncDeps,
) {
  const { subscribe, emit } = createEmitter();
  const { now } = timers;
  const state = new SyncState(delays);
  const transport = createSyncTransport({ cart, base, calls, state, now });
  /** Number of the session: responses to requests of an earlier one are ignored. */
  let generation = 0;

  /** The account's cart, as far as it is known. */
  const known = () => base.read(cart.read());
  const hasChanges = () => Object.keys(cartChanges(known() ?? {}, cart.read())).length > 0;
  const unsynced = () => session.token() !== null && (!known() || hasChanges());
  const next = () => state.next(now(), known(), cart.read());

  const scheduler = createSyncScheduler({ events, withLock }, timers, {
    dueAt() {
      if (session.token() === null) return undefined;
      const step = next();
      if (step.kind === 'idle') return undefined;
      return step.kind === 'wait' ? step.until : now();
    },
    run: sendDueSteps,
    onOnline: () => state.retryNow(),
    onFocus: () => state.isStale(now()) && reload(),
    // Sends a change that was made just before. The change is also stored, so that no data is lost
    // if this request fails.
    onPageHide() {
      const token = session.token();
      if (token) transport.sendBeforeUnload(token);
    },
  });

  async function sendDueSteps() {
    const current = generation;
    const token = session.token();
    if (token === null) return;
    // Another tab may have changed the cart while it held the lock.
    cart.refresh();
    for (;;) {
      const reply = await transport.send(next(), token);
      if (!reply || current !== generation) return;
      const { result, merge } = reply;
      if (result.kind === 'done') accept(merge(result.data.cartData), result.data.cartData);
      else if (result.kind === 'refused' && result.status === 401) return onExpired(token);
      else {
        console.warn('The cart could not be synchronized; it is retried', result);
        state.failed(now(), Math.random());
        return emit();
      }
    }
  }

  function accept(merged: Cart, serverCart: Cart) {
    transport.accept(merged, serverCart);
    emit();
  }

  function reload() {
    state.invalidate();
    scheduler.schedule();
  }

  cart.subscribe(() => {
    if (transport.accepting) return;
    state.cartChanged(now());
    emit();
    scheduler.schedule();
  });
  session.subscribe(() => {
    generation += 1;
    state.reset();
    emit();
    scheduler.schedule();
  });

  return {
    /** Starts the sync, which loads the account's cart if a customer is logged in. */
    start: scheduler.start,
    /** Adds one unit to the browser's cart and sends it. Returns `false` if there is no room. */
    add(id: string, mode: AddMode): boolean {
      if (session.token() !== null) state.pieceAdded(id, mode, now());
      return cart.add(id);
    },
    /** Returns `true` if the cart has changes that the server has not confirmed. */
    unsynced,
    /** Returns `true` until the first attempt to load the account's cart has ended. */
    awaited: () => session.token() !== null && !known() && !state.failing,
    /**
     * Returns `true` until the first attempt of this page to load the account's cart has ended: an
     * earlier page may have stored an outdated one.
     */
    loading: () => session.token() !== null && !state.loaded && !state.failing,
    /**
     * Removes ordered units, as the server has done with the account's cart, and loads that cart
     * again.
     *
     * @param ordered units by product; empty if only the server has them
     */
    placed(ordered: Cart) {
      if (session.token() === null) return;
      const before = known() ?? cart.read();
      const remaining: Cart = { ...before };
      for (const [id, quantity] of Object.entries(ordered)) {
        remaining[id] = Math.max(0, (before[id] ?? 0) - quantity);
      }
      const serverCart = repairCart(remaining);
      accept(rebaseCart(before, cart.read(), serverCart), serverCart);
      reload();
    },
    subscribe,
    /** Resolves when the account's cart is loaded and all changes are sent; never offline. */
    settled() {
      return new Promise<void>((resolve) => {
        const unsubscribe = subscribe(check);
        check();
        function check() {
          if (session.token() !== null && (!state.loaded || unsynced())) return;
          unsubscribe();
          resolve();
        }
      });
    },
    /** Returns the changes that have not been sent; `undefined` if there are none. */
    unsent(): Unsent | undefined {
      const before = known();
      if (session.token() === null || !before || !hasChanges()) return undefined;
      return { items: cart.read(), base: before };
    },
    /** Removes the account's cart from this browser, before a session begins or when one ends. */
    forget: () => base.clear(),
  };
}

export type CartSync = ReturnType<typeof createCartSync>;
