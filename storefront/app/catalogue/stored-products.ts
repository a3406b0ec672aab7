import type { Product } from '@thach-an/edge-api/contract';
import { browserStorage, storedJson } from '../shell/browser-storage.ts';

/** The stored product list, for visits on which the API is unreachable. */
export const storedProducts = storedJson(browserStorage, 'products', parseProducts);

function parseProducts(value: unknown): readonly Product[] | undefined {
  return Array.isArray(value) && value.every(isProduct) ? value : undefined;
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
    (product.elements === undefined || Array.isArray(product.elements)) &&
    Number.isSafeInteger(product.price) && Number.isSafeInteger(product.stock);
}
