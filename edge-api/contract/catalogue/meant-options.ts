import type { Product } from './product.ts';
import { searchedTextsOf } from './search.ts';
import type { Term } from './search/read-terms.ts';
import { createTermMatch } from './search/term-match.ts';
import { meetsFilter, type StoreFilter } from './store-filter.ts';
import type { StorePage } from './store-query.ts';

/**
 * Finds the options that a search or a filter means instead of the listed products that stand for
 * their families: '16' means the bracelet of 16 cm, also if the list shows the one of 18 cm.
 *
 * @param variantsOf returns the products that a listed one stands for, itself first
 */
export function meantOptions<P extends Product>(
  listed: readonly P[],
  filter: StoreFilter,
  terms: readonly Term[] | undefined,
  variantsOf: (product: P) => readonly P[],
): Pick<StorePage<P>, 'meant'> {
  const groupOf = createTermMatch(terms ?? [], 'words');
  const scoreOf = (product: P) => {
    const group = groupOf(searchedTextsOf(product));
    return group === 'name' ? 2 : group ? 1 : 0;
  };
  const meant = listed.filter(({ familySize = 1 }) => familySize > 1).flatMap((product) => {
    const options = variantsOf(product).filter((option) => meetsFilter(option, filter))
      .map((option) => ({ option, score: scoreOf(option) }));
    const best = Math.max(...options.map(({ score }) => score));
    const found = options.find(({ score }) => score === best)?.option ?? product;
    return found === product ? [] : [[product._id, found._id] as const];
  });
  return meant.length > 0 ? { meant: Object.fromEntries(meant) } : {};
}
