import type { Product } from '@thach-an/edge-api/contract';
import { loadCatalogue } from '../catalogue/browser-catalogue.ts';
import { storedProducts } from '../catalogue/stored-products.ts';
import { createStore, useStore } from '../shell/observable.ts';
import { browserCart } from './browser-cart.ts';

const none: readonly string[] = [];

/** Names of the products that were removed from the cart because they are discontinued. */
const discontinued = createStore(none);

/**
 * Loads the product list and removes discontinued products from the cart, if the list comes from
 * the API.
 */
export async function reconcileCart(): Promise<void> {
  const previous = storedProducts.read() ?? [];
  const { products, fresh } = await loadCatalogue();
  if (!fresh) return;
  const sold = new Set(products.map(({ _id }) => _id));
  const ids = browserCart().keepOnly((id) => sold.has(id));
  if (ids.length > 0) discontinued.set(ids.map((id) => nameOf(id, previous)));
}

function nameOf(id: string, products: readonly Product[]): string {
  return products.find(({ _id }) => _id === id)?.name ?? 'Sản phẩm';
}

/** Returns the names of the removed products until they are dismissed. */
export function useDiscontinuedProducts(): { names: readonly string[]; dismiss: () => void } {
  return { names: useStore(discontinued, none), dismiss: () => discontinued.set(none) };
}
