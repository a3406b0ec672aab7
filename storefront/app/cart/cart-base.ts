import { type Cart, repairCart } from '@thach-an/edge-api/contract';
import type { ShopStorage } from '../browser-storage.ts';

/** Where the account's cart lies in storage, as the server last gave it. */
export const cartBaseKey = 'cartBase';

/**
 * The account's cart as the server last gave it. What differs from it in this browser has not been sent:
 * it lies in storage, so that this is known after a reload and in every tab.
 */
export interface CartBase {
  /** Undefined while the server has not given any in this session. */
  read(): Cart | undefined;
  write(cart: Cart): void;
  forget(): void;
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

  return {
    read() {
      const text = readText();
      if (text === null) return undefined;
      try {
        return repairCart(JSON.parse(text));
      } catch {
        // Damaged: as good as none, the server is asked again.
        return undefined;
      }
    },
    write(cart) {
      fallback = JSON.stringify(cart);
      try {
        storage.setItem(cartBaseKey, fallback);
      } catch (error) {
        console.warn('What the server knows of the cart could not be kept', error);
      }
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
