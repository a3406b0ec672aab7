import { type Cart, fullName, type Product } from '@thach-an/edge-api/contract';
import type { CartLine } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../catalogue/browser-catalogue.ts';
import { useCart } from './browser-cart.ts';
import { useCartAwaited } from './browser-cart-sync.ts';
import { reconcileCart } from './discontinued-products.ts';

export type CartView =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; lines: CartLine[] };

/**
 * Returns the lines of the cart with their products. An empty cart is `loading` until the account's
 * cart has been loaded for the first time.
 */
export function useCartLines(): CartView {
  const cart = useCart();
  const catalogue = useCatalogue();
  const awaited = useCartAwaited();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    // The catalogue logs the reason itself.
    reconcileCart().catch(() => setFailed(true));
  };
  const missing = catalogue && !catalogue.complete ? missingProducts(cart, catalogue.products) : '';
  useEffect(load, [missing]);
  if (!catalogue || (missing !== '' && !failed)) {
    return failed ? { state: 'failed', retry: load } : { state: 'loading' };
  }
  const lines = cartLines(cart, catalogue.products);
  return awaited && lines.length === 0 ? { state: 'loading' } : { state: 'ready', lines };
}

/** Returns the ids of the lines whose products are not held, separated by commas. */
function missingProducts(cart: Cart, products: readonly Product[]): string {
  const held = new Set(products.map(({ _id }) => _id));
  return Object.keys(cart).filter((id) => !held.has(id)).join();
}

/** Joins a cart with its products, in the order of the cart, with a notice where stock is short. */
export function cartLines(cart: Cart, products: readonly Product[]): CartLine[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  return Object.entries(cart).flatMap(([id, quantity]) => {
    const product = byId.get(id);
    if (!product) return [];
    const named = product.option ? { ...product, name: unbrokenName(product) } : product;
    return [{ product: named, quantity, notice: shortageNotice(product, quantity) }];
  });
}

/** Returns the name with its option, in which no line ends between a number and its unit. */
const unbrokenName = (product: Product) =>
  fullName(product).replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

function shortageNotice({ stock }: Product, quantity: number): string | undefined {
  if (quantity <= stock) return undefined;
  return stock <= 0 ? 'Sản phẩm này đã hết hàng' : `Chỉ còn ${stock} sản phẩm`;
}
