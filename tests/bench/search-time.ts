import {
  defaultCategories,
  type Product,
  queryStore,
  readStoreQuery,
} from '@thach-an/edge-api/contract';
import { median } from './statistics.ts';

/** Returns the time of a search among products in memory, in ms, median of typical words. */
export function searchTime(products: readonly Product[]): number {
  const times = ['t', 'th', 'tha', 'thach', 'thach a', 'thach anh', 'mat ho 12', 'khong'].flatMap(
    (q) =>
      Array.from({ length: 20 }, () => {
        const start = performance.now();
        queryStore(products, readStoreQuery(new URLSearchParams({ q }), defaultCategories));
        return performance.now() - start;
      }),
  );
  return median(times);
}
