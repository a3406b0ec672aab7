/** Name of the record in the session storage: keys of opened orders by code. */
const storageKey = 'orderKeys';

/**
 * Returns the key with which this tab opens an order; empty without one. The fragment of the
 * address has the key of a link, which is then moved to the storage of the tab: a copied address
 * opens nothing.
 */
export function takeOrderKey(code: string): string {
  const { hash, pathname, search } = location;
  const key = hash.slice(1);
  if (key !== '') {
    keepOrderKey(code, key);
    history.replaceState(history.state, '', pathname + search);
  }
  return readKeys()[code] ?? '';
}

/** Keeps the key of an order as long as this tab is open. */
export function keepOrderKey(code: string, key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readKeys(), [code]: key }));
  } catch {
    // Without storage the order is opened once.
  }
}

function readKeys(): Record<string, string> {
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof keys === 'object' && keys !== null ? keys as Record<string, string> : {};
  } catch {
    return {};
  }
}
