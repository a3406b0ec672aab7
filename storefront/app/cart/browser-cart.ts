import type { Cart } from '@thach-an/edge-api/contract';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../shell/browser-storage.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

let store: CartStore | undefined;

/** The cart of this browser, opened when it is first asked for. Not for rendering on a server. */
export function browserCart(): CartStore {
  return store ??= createCartStore({ storage: browserStorage, events: window });
}

const subscribe = (listener: () => void) => browserCart().subscribe(listener);
const nothing: Cart = Object.freeze({});

/** The cart as it stands; empty on the server and while hydrating, which look alike to every visitor. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => browserCart().read(),
    () => nothing,
  );
}
