import { type Cart, quantityLimit, repairCart } from '@thach-an/edge-api/contract';
import { parseJson, storedText } from '../shell/browser-storage.ts';
import { createEmitter } from '../shell/observable.ts';
import type { SharedStoreDeps } from '../shell/shared-store.ts';

/** Storage key of the cart. */
export const cartKey = 'cart';

/** Type of the event that is dispatched on the window after every change of the cart. */
export const cartUpdated = 'cartUpdated';

/**
 * Opens the cart of this browser. Every change is stored before the call returns. A damaged cart is
 * repaired and stored again. While storage is forbidden or full, the cart is kept in memory.
 */
export function createCartStore({ storage, events }: SharedStoreDeps) {
  const stored = storedText(storage, cartKey);
  const { subscribe, emit } = createEmitter();
  let cart = load();

  function load(): Cart {
    const text = stored.read();
    const repaired = repairCart(parseJson(text));
    const json = JSON.stringify(repaired);
    if (text !== undefined && text !== json) stored.write(json);
    return repaired;
  }

  function notify() {
    emit();
    events.dispatchEvent(new Event(cartUpdated));
  }

  function refresh() {
    const text = stored.read();
    if (text !== undefined && text !== JSON.stringify(cart)) cart = load();
  }

  function change(alter: (cart: Cart) => Cart) {
    refresh();
    cart = repairCart(alter(cart));
    stored.write(JSON.stringify(cart));
    notify();
  }

  // Another tab has changed the cart; `key` is null if it has cleared the storage.
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== cartKey && key !== null) return;
    cart = load();
    notify();
  });

  // A page that is restored from the back/forward cache has missed the events of other tabs.
  events.addEventListener('pageshow', () => {
    refresh();
    notify();
  });

  // Another script of the page has stored a cart. After the shop's own changes nothing is new.
  events.addEventListener(cartUpdated, () => {
    const before = cart;
    refresh();
    if (cart !== before) emit();
  });

  const quantityOf = (id: string) => cart[id] ?? 0;

  return {
    /** Returns the cart: the same object until it changes. */
    read: () => cart,
    subscribe,
    /** Adds one unit; a new line starts at 1. Returns `false` if the cart has no room for it. */
    add(id: string): boolean {
      change((cart) => ({ ...cart, [id]: Math.min(quantityOf(id) + 1, quantityLimit) }));
      return quantityOf(id) > 0;
    },
    /** Sets a quantity, rounded down to an integer; zero or less removes the line. */
    setQuantity: (id: string, quantity: number) => change((cart) => ({ ...cart, [id]: quantity })),
    deleteLine: (id: string) => change((cart) => ({ ...cart, [id]: 0 })),
    /** Removes the lines of discontinued products and returns their ids. */
    keepOnly(isSold: (id: string) => boolean): string[] {
      const discontinued = Object.keys(cart).filter((id) => !isSold(id));
      if (discontinued.length > 0) {
        change((cart) => Object.fromEntries(Object.entries(cart).filter(([id]) => isSold(id))));
      }
      return discontinued;
    },
    /** Replaces the whole cart, for example by that of the account. */
    replace: (next: Cart) => change(() => next),
    /** Empties the cart and removes it from storage. */
    clear() {
      cart = repairCart(undefined);
      stored.remove();
      notify();
    },
    /** Reads the storage again: the event of another tab's change may not have arrived yet. */
    refresh() {
      const before = cart;
      refresh();
      if (cart !== before) notify();
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;
