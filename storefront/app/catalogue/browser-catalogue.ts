import type { LineChange } from '@thach-an/edge-api/contract';
import { createApiClient } from '../api/api-client.ts';
import { createStore, useStore } from '../shell/observable.ts';
import { type ProductList, readCatalogue } from './read-catalogue.ts';
import { storedProducts } from './stored-products.ts';

/** The product list of the browser: requested once, then kept in memory. */
export interface BrowserCatalogue extends ProductList {
  /** `true` if the list comes from the API, `false` if it was stored on the last visit. */
  fresh: boolean;
}

const loadedCatalogue = createStore<BrowserCatalogue | undefined>(undefined);
let loading: Promise<BrowserCatalogue> | undefined;

/**
 * Returns the product list: the one in memory, or the API's, or that of the last visit if the API
 * is unreachable. A list that is not fresh is requested again by the next call.
 *
 * @throws the error of the request if no list is available
 */
export function loadCatalogue(): Promise<BrowserCatalogue> {
  const current = loadedCatalogue.get();
  if (current?.fresh) return Promise.resolve(current);
  return loading ??= load().finally(() => loading = undefined);
}

/** Time limit of the request, in ms: the cart waits for the list. */
const timeout = 15_000;

async function load(): Promise<BrowserCatalogue> {
  const list = await requestList();
  loadedCatalogue.set(list);
  return list;
}

async function requestList(): Promise<BrowserCatalogue> {
  try {
    const api = createApiClient(
      location.origin,
      (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    );
    const list = await readCatalogue(api);
    storedProducts.write(list.products);
    return { ...list, fresh: true };
  } catch (error) {
    console.warn('The product list could not be loaded', error);
    const products = loadedCatalogue.get()?.products ?? storedProducts.read();
    if (!products) throw error;
    return { products, version: '', fresh: false };
  }
}

/**
 * Requests the list once more and applies changes to it that are known to be newer: the API's list
 * may be a second old. Without the API, the changes are applied to the list in memory.
 *
 * @param changes changed lines of a rejected order
 * @throws the error of the request if no list is available
 */
export async function renewCatalogue(changes: readonly LineChange[]): Promise<void> {
  const { products, version, fresh } = await load();
  const byId = new Map(changes.map((change) => [change.id, change]));
  const corrected = products.flatMap((product) => {
    const change = byId.get(product._id);
    if (!change) return [product];
    return change.price === null ? [] : [{ ...product, price: change.price, stock: change.stock }];
  });
  storedProducts.write(corrected);
  loadedCatalogue.set({ products: corrected, version, fresh });
}

/** Returns the product list in memory; `undefined` before it is loaded and while hydrating. */
export function useCatalogue(): BrowserCatalogue | undefined {
  return useStore(loadedCatalogue, undefined);
}
