import { type Cart, quantityLimit, repairCart } from '@thach-an/edge-api/contract';
import type { ShopStorage } from '../shell/browser-storage.ts';

/** Where the cart lies in storage. */
export const cartKey = 'cart';

/** Told on the window after every change of the cart. */
export const cartUpdated = 'cartUpdated';

/** The cart of this browser. Every change is in storage before the call returns. */
export interface CartStore {
  /** The cart as it stands; the same object until it changes. */
  read(): Cart;
  subscribe(listener: () => void): () => void;
  /** One piece more; a new line starts at 1. Returns whether there was room for it. */
  add(id: string): boolean;
  /** Sets a quantity, cut to a whole number; zero or less takes the line away. */
  setQuantity(id: string, quantity: number): void;
  deleteLine(id: string): void;
  /** Takes away the lines of products that are sold no more; returns their ids. */
  keepOnly(sold: (id: string) => boolean): string[];
  /** Makes the cart what another says: the account's, as the server gave it. */
  replace(cart: Cart): void;
  /** Empties the cart and removes it from storage. */
  clear(): void;
  /** Looks into storage: another tab may have written, unheard as yet. */
  refresh(): void;
}

/** What the cart needs of a browser. */
export interface CartSurroundings {
  storage: ShopStorage;
  /** The window: hears of other tabs, and is told of changes. */
  events: EventTarget;
}

/**
 * Opens the cart that lies in storage. A damaged one is repaired and written back: a cart is never a
 * reason to stop. Without storage it lives as long as the page.
 */
export function createCartStore({ storage, events }: CartSurroundings): CartStore {
  const listeners = new Set<() => void>();
  let cart = readStored();

  function readStored(): Cart {
    const text = withStorage(() => storage.getItem(cartKey));
    if (typeof text !== 'string') return repairCart(undefined);
    const repaired = repairCart(parse(text));
    const whole = JSON.stringify(repaired);
    if (whole !== text) withStorage(() => storage.setItem(cartKey, whole));
    return repaired;
  }

  function tell() {
    for (const listener of listeners) listener();
    events.dispatchEvent(new Event(cartUpdated));
  }

  function refresh() {
    const text = withStorage(() => storage.getItem(cartKey));
    if (typeof text === 'string' && text !== JSON.stringify(cart)) cart = readStored();
  }

  function change(alter: (cart: Cart) => Cart) {
    refresh();
    cart = repairCart(alter(cart));
    withStorage(() => storage.setItem(cartKey, JSON.stringify(cart)));
    tell();
  }

  // Another tab has written; `key` is null when it has cleared everything.
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== cartKey && key !== null) return;
    cart = readStored();
    tell();
  });

  // A page that comes back from the browser's memory has slept through what other tabs did.
  events.addEventListener('pageshow', () => {
    refresh();
    tell();
  });

  const quantityOf = (id: string) => cart[id] ?? 0;

  return {
    read: () => cart,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
    keepOnly(sold) {
      const gone = Object.keys(cart).filter((id) => !sold(id));
      if (gone.length > 0) {
        change((cart) => Object.fromEntries(Object.entries(cart).filter(([id]) => sold(id))));
      }
      return gone;
    },
    replace(next) {
      change(() => next);
    },
    clear() {
      cart = repairCart(undefined);
      withStorage(() => storage.removeItem(cartKey));
      tell();
    },
    refresh() {
      const before = cart;
      refresh();
      if (cart !== before) tell();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Storage can be forbidden or full: the shop goes on without it. */
function withStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn('The cart could not reach storage', error);
    return undefined;
  }
}
