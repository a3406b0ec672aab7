import type { Cart } from '@thach-an/edge-api/contract';
import { browserStorage } from '../shell/browser-storage.ts';
import { useStore } from '../shell/observable.ts';
import { type CartStore, createCartStore } from './cart-store.ts';
import { type CartBase, createCartBase } from './sync/cart-base.ts';

let store: CartStore | undefined;
let base: CartBase | undefined;

/** Returns the cart of this browser, opened on first use. Must not be called on a server. */
export function browserCart(): CartStore {
  return store ??= createCartStore({ storage: browserStorage, events: window });
}

/** Returns the account's cart as this browser last received it. Must not be called on a server. */
export function browserCartBase(): CartBase {
  return base ??= createCartBase(browserStorage);
}

const empty: Cart = Object.freeze({});

const cart = {
  get() {
    const cart = browserCart().read();
    // The same object as while hydrating, so that a page does not render again.
    return Object.keys(cart).length === 0 ? empty : cart;
  },
  subscribe: (listener: () => void) => browserCart().subscribe(listener),
};

/**
 * Returns the cart; empty on the server and while hydrating, where a page is the same for everyone.
 */
export function useCart(): Cart {
  return useStore(cart, empty);
}
