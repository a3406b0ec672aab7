import type { Cart, Product } from '@thach-an/edge-api/contract';
import type { CartLine } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../catalogue/browser-catalogue.ts';
import { useCart } from './browser-cart.ts';
import { useAwaited } from './browser-cart-sync.ts';
import { reconcileCart } from './discontinued-products.ts';

/** The cart as the page shows it: not known yet, out of reach, or line by line. */
export type CartView =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; lines: CartLine[] };

/** The cart's lines with their products. It is not empty before the account's own has come. */
export function useCartLines(): CartView {
  const cart = useCart();
  const catalogue = useCatalogue();
  const awaited = useAwaited();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    // Says in the console itself why it failed.
    reconcileCart().catch(() => setFailed(true));
  };
  useEffect(load, []);
  if (!catalogue) return failed ? { state: 'failed', retry: load } : { state: 'loading' };
  const lines = cartLines(cart, catalogue.products);
  return awaited && lines.length === 0 ? { state: 'loading' } : { state: 'ready', lines };
}

/** Joins a cart with the products it names, in the cart's order, and says where there is too little of one. */
export function cartLines(cart: Cart, products: readonly Product[]): CartLine[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  return Object.entries(cart).flatMap(([id, quantity]) => {
    const product = byId.get(id);
    return product ? [{ product, quantity, notice: shortage(product, quantity) }] : [];
  });
}

function shortage({ stock }: Product, quantity: number): string | undefined {
  if (quantity <= stock) return undefined;
  return stock <= 0 ? 'Sản phẩm này đã hết hàng' : `Chỉ còn ${stock} sản phẩm`;
}
