import { type Cart, quantityLimit, repairCart } from '@thach-an/edge-api/contract';
import { parseJson, type StorageArea, storedText } from '../shell/browser-storage.ts';
import { createEmitter } from '../shell/observable.ts';

/** Storage key of the cart. */
export const cartKey = 'cart';

/** Type of the event that is dispatched on the window after every change of the cart. */
export const cartUpdated = 'cartUpdated';

/** The cart of this browser. Every change is stored before the call returns. */
export interface CartStore {
  /** Returns the cart: the same object until it changes. */
  read(): Cart;
  /** Registers a listener for changes. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Adds one unit; a new line starts at 1. Returns `false` if the cart has no room for it. */
  add(id: string): boolean;
  /** Sets a quantity, rounded down to an integer; zero or less removes the line. */
  setQuantity(id: string, quantity: number): void;
  deleteLine(id: string): void;
  /** Removes the lines of discontinued products and returns their ids. */
  keepOnly(isSold: (id: string) => boolean): string[];
  /** Replaces the whole cart, for example by that of the account. */
  replace(cart: Cart): void;
  /** Empties the cart and removes it from storage. */
  clear(): void;
  /** Reads the storage again: the event of another tab's change may not have arrived yet. */
  refresh(): void;
}

/** Dependencies of a cart store. */
export interface CartStoreDeps {
  storage: StorageArea;
  /** The window, which receives the `storage` events of other tabs and the events of this cart. */
  events: EventTarget;
}

/**
 * Opens the stored cart. A damaged one is repaired and stored again. While storage is forbidden or
 * full, the cart is kept in memory.
 */
export function createCartStore({ storage, events }: CartStoreDeps): CartStore {
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

  const quantityOf = (id: string) => cart[id] ?? 0;

  return {
    read: () => cart,
    subscribe,
    add(id) {
      change((cart) => ({ ...cart, [id]: Math.min(quantityOf(id) + 1, quantityLimit) }));
      return quantityOf(id) > 0;
    },
    setQuantity(id, quantity) {
      change((cart) => ({ ...cart, [id]: quantity }));
    },
    deleteLine(id) {
      change((cart) => ({ ...cart, [id]: 0 }));
    },
    keepOnly(isSold) {
      const discontinued = Object.keys(cart).filter((id) => !isSold(id));
      if (discontinued.length > 0) {
        change((cart) => Object.fromEntries(Object.entries(cart).filter(([id]) => isSold(id))));
      }
      return discontinued;
    },
    replace(next) {
      change(() => next);
    },
    clear() {
      cart = repairCart(undefined);
      stored.remove();
      notify();
    },
    refresh() {
      const before = cart;
      refresh();
      if (cart !== before) notify();
    },
  };
}
