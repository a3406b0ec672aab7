import type { LineChange } from '@thach-an/edge-api/contract';
import { useSyncExternalStore } from 'react';
import { createApiClient } from '../api/api-client.ts';
import { browserStorage } from '../shell/browser-storage.ts';
import { type ProductList, readCatalogue } from './read-catalogue.ts';
import { readStoredProducts, storeProducts } from './stored-products.ts';

/** The product list in the browser: asked for once, then held. */
export interface BrowserCatalogue extends ProductList {
  /** Whether the API gave it; otherwise it is what the last visit left. */
  fresh: boolean;
}

let held: BrowserCatalogue | undefined;
let loading: Promise<BrowserCatalogue> | undefined;
const listeners = new Set<() => void>();

/**
 * The product list: the one held, or asked of the API, or the one of the last visit when the API
 * cannot be reached. The next call asks again when none was fresh.
 *
 * @throws what the request throws, when there is no list at all
 */
export function loadCatalogue(): Promise<BrowserCatalogue> {
  if (held?.fresh) return Promise.resolve(held);
  return loading ??= load().finally(() => loading = undefined);
}

/** How long the list may take, in ms: the cart waits for it. */
const timeLimit = 15_000;

async function load(): Promise<BrowserCatalogue> {
  try {
    const api = createApiClient(
      location.origin,
      (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeLimit) }),
    );
    held = { ...await readCatalogue(api), fresh: true };
    storeProducts(browserStorage, held.products);
  } catch (error) {
    console.warn('The product list could not be loaded', error);
    const products = held?.products ?? readStoredProducts(browserStorage);
    if (!products) throw error;
    held = { products, version: '', fresh: false };
  }
  for (const listener of listeners) listener();
  return held;
}

/**
 * Asks the API once more, and puts on top what is known to be newer: its list may be a second old. The
 * list that is held stays where the API cannot be reached.
 *
 * @param changes lines of an order that was refused
 * @throws what the request throws, when there is no list at all
 */
export async function renewCatalogue(changes: readonly LineChange[]): Promise<void> {
  const { products, version, fresh } = await load();
  const byId = new Map(changes.map((change) => [change.id, change]));
  const corrected = products.flatMap((product) => {
    const change = byId.get(product._id);
    if (!change) return [product];
    return change.price === null ? [] : [{ ...product, price: change.price, stock: change.stock }];
  });
  held = { products: corrected, version, fresh };
  storeProducts(browserStorage, corrected);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The product list that the browser holds; undefined until it has one, and always while hydrating. */
export function useCatalogue(): BrowserCatalogue | undefined {
  return useSyncExternalStore(subscribe, () => held, () => undefined);
}
