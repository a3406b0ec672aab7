import type { Product } from '@thach-an/edge-api/contract';
import type { ShopStorage } from '../shell/browser-storage.ts';

const key = 'products';

/** The list that the last visit left in storage; nothing when there is none or it is damaged. */
export function readStoredProducts(storage: ShopStorage): readonly Product[] | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return Array.isArray(value) && value.every(isProduct) ? value : undefined;
  } catch {
    // Damaged, or storage is not to be had: as good as empty, and written anew with the next list.
    return undefined;
  }
}

/** Keeps the list for a visit on which the API cannot be reached. */
export function storeProducts(storage: ShopStorage, products: readonly Product[]): void {
  try {
    storage.setItem(key, JSON.stringify(products));
  } catch (error) {
    console.warn('The product list could not be kept in storage', error);
  }
}

/** Removes the list from storage. */
export function forgetStoredProducts(storage: ShopStorage): void {
  try {
    storage.removeItem(key);
  } catch (error) {
    console.warn('The product list could not be removed from storage', error);
  }
}

function isProduct(value: unknown): value is Product {
  if (typeof value !== 'object' || value === null) return false;
  const product = value as Record<keyof Product, unknown>;
  const texts = [
    product._id,
    product.name,
    product.description,
    product.image,
    product.category,
    product.subCategory,
  ];
  return texts.every((text) => typeof text === 'string') &&
    Number.isSafeInteger(product.price) && Number.isSafeInteger(product.stock);
}
