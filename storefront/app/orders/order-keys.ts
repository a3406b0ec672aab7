import { createTabRecord } from '../shell/tab-record.ts';

/** Keys of opened orders by code. */
const keys = createTabRecord('orderKeys', (value) => Object(value) as Record<string, string>);

/** Fragment with the key of a link, of 43 characters. That of a skip link is shorter. */
const linkKey = /^#([\w-]{43})$/;

/**
 * Returns the key with which this tab opens an order; empty without one. The fragment of the
 * address has the key of a link, which is then moved to the storage of the tab: a copied address
 * opens nothing.
 */
export function takeOrderKey(code: string): string {
  const { hash, pathname, search } = location;
  const key = linkKey.exec(hash)?.[1];
  if (key !== undefined) {
    keepOrderKey(code, key);
    history.replaceState(history.state, '', pathname + search);
  }
  return keys.get()?.[code] ?? '';
}

/** Keeps the key of an order as long as this tab is open. */
export function keepOrderKey(code: string, key: string): void {
  keys.set({ ...keys.get(), [code]: key });
}
