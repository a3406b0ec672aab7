import { type Cart, cartChanges, mergeCarts, rebaseCart } from '@thach-an/edge-api/contract';
import type { CartCalls } from '../cart-calls.ts';
import type { CartSyncDeps } from './cart-sync-deps.ts';
import type { SyncStep } from './next-step.ts';
import type { SyncState } from './sync-state.ts';

/** Response to the request of a step. */
export interface StepReply {
  result: Awaited<ReturnType<CartCalls['get']>>;
  /** Merges the server's cart with the changes that were made in the browser since the request. */
  merge(serverCart: Cart): Cart;
}

export type SyncTransportDeps = Pick<CartSyncDeps, 'cart' | 'base' | 'calls'> & {
  state: SyncState;
  /** Returns the time in ms since 1970. */
  now: () => number;
};

/** Sends the steps of the sync and applies their responses to the browser's cart. */
export function createSyncTransport({ cart, base, calls, state, now }: SyncTransportDeps) {
  let accepting = false;

  async function load(token: string): Promise<StepReply> {
    const loaded = state.loadStarted();
    const merge = (serverCart: Cart) => {
      loaded(now());
      const before = base.read(cart.read());
      return before
        ? rebaseCart(before, cart.read(), serverCart)
        : mergeCarts(serverCart, cart.read());
    };
    return { result: await calls.get(token), merge };
  }

  async function add(id: string, before: Cart, token: string): Promise<StepReply> {
    const expected = { ...before, [id]: (before[id] ?? 0) + 1 };
    base.markUncertain([id]);
    const merge = (serverCart: Cart) => rebaseCart(expected, cart.read(), serverCart);
    return { result: await calls.add(token, id), merge };
  }

  async function update(before: Cart, token: string): Promise<StepReply> {
    const sent = cart.read();
    state.updateStarted();
    base.markUncertain(Object.keys(cartChanges(before, sent)));
    const merge = (serverCart: Cart) => rebaseCart(sent, cart.read(), serverCart);
    return { result: await calls.update(token, sent, before), merge };
  }

  return {
    /** Sends the request of a step; `undefined` if the step has none. */
    async send(step: SyncStep, token: string): Promise<StepReply | undefined> {
      switch (step.kind) {
        case 'load':
          return await load(token);
        case 'add':
          return await add(step.id, step.base, token);
        case 'update':
          return await update(step.base, token);
      }
    },
    /** Sends all changes in a request that outlives the page, and ignores its response. */
    sendBeforeUnload(token: string) {
      const before = base.read(cart.read());
      const changed = Object.keys(cartChanges(before ?? {}, cart.read()));
      if (!before || changed.length === 0) return;
      base.markUncertain(changed);
      calls.update(token, cart.read(), before, true);
    },
    /** Stores a merged cart and the server's cart that it is based on. */
    accept(merged: Cart, serverCart: Cart) {
      state.succeeded(merged, serverCart);
      // The cart is stored before its base. A tab that reads only the new cart sends it as a
      // change, which is idempotent. A tab that reads only the new base would undo the change that
      // has just arrived.
      if (Object.keys(cartChanges(cart.read(), merged)).length > 0) {
        accepting = true;
        cart.replace(merged);
        accepting = false;
      }
      base.write(serverCart);
    },
    /** `true` while `accept()` changes the browser's cart. Such a change is not sent. */
    get accepting() {
      return accepting;
    },
  };
}
