import { productIdPattern } from './product-id.ts';

const start = '/product/';

/**
 * Returns the path of a product's own page, which is its canonical one.
 *
 * @example
 * ```ts
 * import { productHref } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(productHref('nhan-cam-thach'), '/product/nhan-cam-thach');
 * ```
 */
export function productHref(id: string): string {
  return start + id;
}

/** Returns the id in the path of a product's page; `undefined` for another path. */
export function readProductPath(path: string): string | undefined {
  if (!path.startsWith(start)) return undefined;
  const id = path.slice(start.length);
  return productIdPattern.test(id) ? id : undefined;
}
