import { type Cart, repairCart } from '@thach-an/edge-api/contract';
import { type StorageArea, storedJson } from '../../shell/browser-storage.ts';

/** Storage key of the account's cart. */
const cartBaseKey = 'cartBase';

interface StoredBase {
  cart: Cart;
  /** Ids of the uncertain lines. */
  doubtful: readonly string[];
}

/**
 * Opens the account's cart as the server last returned it. Differences between it and the cart of
 * the browser have not been sent. It is stored, so that they are known after a reload and in every
 * tab. While storage is forbidden or full, it is kept in memory.
 */
export function createCartBase(storage: StorageArea) {
  const stored = storedJson(storage, cartBaseKey, parseBase);
  return {
    /**
     * Returns the cart on which changes are based; `undefined` while the server has returned none
     * in this session. An uncertain line differs from `ours`, so that it is sent.
     */
    read(ours: Cart): Cart | undefined {
      const base = stored.read();
      if (!base) return undefined;
      const { cart } = base;
      for (const id of base.doubtful) {
        if ((ours[id] ?? 0) > 0) delete cart[id];
        else cart[id] = 1;
      }
      return cart;
    },
    /** Stores the server's cart. No line is uncertain any more. */
    write: (cart: Cart) => stored.write({ cart, doubtful: [] }),
    /** Marks lines as uncertain: a request with them is pending, or its response was lost. */
    markUncertain(ids: readonly string[]) {
      const base = stored.read();
      if (base) stored.write({ ...base, doubtful: [...new Set([...base.doubtful, ...ids])] });
    },
    clear: stored.remove,
  };
}

export type CartBase = ReturnType<typeof createCartBase>;

/** Damaged data becomes `undefined`: the account's cart is loaded again. */
function parseBase(value: unknown): StoredBase | undefined {
  const { cart, doubtful } = (value ?? {}) as Record<string, unknown>;
  if (typeof cart !== 'object' || !Array.isArray(doubtful)) return undefined;
  return { cart: repairCart(cart), doubtful: doubtful.filter((id) => typeof id === 'string') };
}
