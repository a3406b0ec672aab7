import { fullName, type Product } from '@thach-an/edge-api/contract';
import { loadProducts } from '../catalogue/browser-catalogue.ts';
import { storedProducts } from '../catalogue/stored-products.ts';
import { createStore, useStore } from '../shell/observable.ts';
import { browserCart } from './browser-cart.ts';

const none: readonly string[] = [];

/** Names of the products that were removed from the cart because they are discontinued. */
const discontinued = createStore(none);

/**
 * Loads the products of the cart and removes discontinued ones from it, if the products come from
 * the API.
 */
export async function reconcileCart(): Promise<void> {
  const previous = storedProducts.read() ?? [];
  const requested = new Set(Object.keys(browserCart().read()));
  const { products, fresh } = await loadProducts([...requested]);
  if (!fresh) return;
  const sold = new Set(products.map(({ _id }) => _id));
  // A line that was added in the meantime is compared with the next products.
  const ids = browserCart().keepOnly((id) => sold.has(id) || !requested.has(id));
  if (ids.length > 0) discontinued.set(ids.map((id) => nameOf(id, previous)));
}

function nameOf(id: string, products: readonly Product[]): string {
  const product = products.find(({ _id }) => _id === id);
  return product ? fullName(product) : 'Sản phẩm';
}

/** Returns the names of the removed products until they are dismissed. */
export function useDiscontinuedProducts(): { names: readonly string[]; dismiss: () => void } {
  return { names: useStore(discontinued, none), dismiss: () => discontinued.set(none) };
}
