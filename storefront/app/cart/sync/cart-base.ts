import { type Cart, repairCart } from '@thach-an/edge-api/contract';
import type { ShopStorage } from '../../shell/browser-storage.ts';

/** Where the account's cart lies in storage, as the server last gave it. */
export const cartBaseKey = 'cartBase';

/**
 * The account's cart as the server last gave it. What differs from it in this browser has not been sent:
 * it lies in storage, so that this is known after a reload and in every tab.
 */
export interface CartBase {
  /**
   * What changes are made on top of; undefined while the server has given nothing in this session. In
   * what is doubtful it differs from `ours`, so that this is sent.
   */
  read(ours: Cart): Cart | undefined;
  /** The server gave this; nothing is doubtful any more. */
  write(cart: Cart): void;
  /** Nobody knows how many of these the server has until it answers: a request is on its way. */
  doubt(ids: readonly string[]): void;
  forget(): void;
}

/** As it lies in storage. */
interface StoredBase {
  cart: Cart;
  doubtful: readonly string[];
}

/** Keeps the base in storage; where that is forbidden or full, as long as the page lives. */
export function createCartBase(storage: ShopStorage): CartBase {
  let fallback: string | null = null;

  function readText(): string | null {
    try {
      return storage.getItem(cartBaseKey) ?? fallback;
    } catch {
      // Forbidden: said by the cart itself.
      return fallback;
    }
  }

  function keep(base: StoredBase) {
    fallback = JSON.stringify(base);
    try {
      storage.setItem(cartBaseKey, fallback);
    } catch (error) {
      console.warn('What the server knows of the cart could not be kept', error);
    }
  }

  return {
    read(ours) {
      const stored = readStored(readText());
      if (!stored) return undefined;
      const base = stored.cart;
      for (const id of stored.doubtful) {
        if ((ours[id] ?? 0) > 0) delete base[id];
        else base[id] = 1;
      }
      return base;
    },
    write: (cart) => keep({ cart, doubtful: [] }),
    doubt(ids) {
      const stored = readStored(readText());
      if (stored) keep({ ...stored, doubtful: [...new Set([...stored.doubtful, ...ids])] });
    },
    forget() {
      fallback = null;
      try {
        storage.removeItem(cartBaseKey);
      } catch (error) {
        console.warn('What the server knew of the cart could not be removed', error);
      }
    },
  };
}

/** What is damaged is as good as none: the server is asked again. */
function readStored(text: string | null): StoredBase | undefined {
  try {
    const { cart, doubtful } = JSON.parse(text ?? 'null') ?? {};
    if (typeof cart !== 'object' || !Array.isArray(doubtful)) return undefined;
    return { cart: repairCart(cart), doubtful: doubtful.filter((id) => typeof id === 'string') };
  } catch {
    return undefined;
  }
}
