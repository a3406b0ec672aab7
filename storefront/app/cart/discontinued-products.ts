import type { Product } from '@thach-an/edge-api/contract';
import { useSyncExternalStore } from 'react';
import { loadCatalogue } from '../catalogue/browser-catalogue.ts';
import { readStoredProducts } from '../catalogue/stored-products.ts';
import { browserStorage } from '../shell/browser-storage.ts';
import { browserCart } from './browser-cart.ts';

/** Names of the products that were taken out of the cart because they are sold no more. */
let gone: readonly string[] = [];
const listeners = new Set<() => void>();
const none: readonly string[] = [];

function setGone(names: readonly string[]) {
  gone = names;
  for (const listener of listeners) listener();
}

/**
 * Loads the product list and takes out of the cart what is sold no more. Only a list that has just
 * come from the API decides that.
 */
export async function reconcileCart(): Promise<void> {
  const before = readStoredProducts(browserStorage) ?? [];
  const { products, fresh } = await loadCatalogue();
  if (!fresh) return;
  const sold = new Set(products.map(({ _id }) => _id));
  const ids = browserCart().keepOnly((id) => sold.has(id));
  if (ids.length > 0) setGone(ids.map((id) => nameOf(id, before)));
}

function nameOf(id: string, products: readonly Product[]): string {
  return products.find(({ _id }) => _id === id)?.name ?? 'Sản phẩm';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The names of what was taken out, until dismissed. */
export function useGoneProducts(): { names: readonly string[]; dismiss: () => void } {
  const names = useSyncExternalStore(subscribe, () => gone, () => none);
  return { names, dismiss: () => setGone([]) };
}
