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

const cart = {
  get: () => browserCart().read(),
  subscribe: (listener: () => void) => browserCart().subscribe(listener),
};
const empty: Cart = Object.freeze({});

/**
 * Returns the cart; empty on the server and while hydrating, where a page is the same for everyone.
 */
export function useCart(): Cart {
  return useStore(cart, empty);
}
