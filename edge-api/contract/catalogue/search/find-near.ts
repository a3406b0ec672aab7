import type { Product } from '../product.ts';
import { readPriceRange } from '../store-filter.ts';
import type { NearSearch, StorePage, StoreQuery } from '../store-query.ts';
import { foldText } from '../words.ts';

/** Number of words of a search that are tried. Further words are left out. */
const maxWords = 8;

/** Words before the highest or the lowest price, folded. */
const limits: Readonly<Record<string, 'min' | 'max'>> = {
  'duoi': 'max',
  'toi da': 'max',
  'khong qua': 'max',
  'tren': 'min',
  'tu': 'min',
  'den': 'max',
  'toi': 'max',
};

/** Words after a number, and the zeros for which they stand. */
const units: Readonly<Record<string, string>> = {
  nghin: '000',
  ngan: '000',
  tr: '000000',
  trieu: '000000',
};

/**
 * Finds what comes close to a search without results. A price such as "dưới 500k" becomes a limit.
 * Words that match nothing are left out, then the last ones until the others match together.
 *
 * @param find returns the first page of a search, without anything near
 * @returns `undefined` if no product meets the other conditions of the query
 */
export async function findNear(
  query: StoreQuery,
  find: (query: StoreQuery) => Promise<StorePage<Product>> | StorePage<Product>,
): Promise<NearSearch<Product> | undefined> {
  const { words, ...range } = readPricePhrase(query.q);
  const search = async (words: readonly string[]) =>
    (await find({ ...query, ...range, q: words.join(' '), page: 1 })).products;
  const kept: string[] = [];
  const dropped: string[] = [];
  for (const [index, word] of words.entries()) {
    const isFound = index < maxWords && (await search([word])).length > 0;
    (isFound ? kept : dropped).push(word);
  }
  for (;; dropped.unshift(kept.pop()!)) {
    const products = await search(kept);
    if (products.length > 0) return { q: kept.join(' '), ...range, dropped, products };
    if (kept.length === 0) return undefined;
  }
}

/**
 * Reads the price limits of a search text, such as "từ 200k đến 500 nghìn".
 *
 * @returns the other words, and the limits in đồng
 */
export function readPricePhrase(text: string): { words: string[]; min?: number; max?: number } {
  const typed = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const folded = typed.map(foldText);
  const words: string[] = [];
  const range: { min?: number; max?: number } = {};
  for (let index = 0; index < typed.length;) {
    const length = limits[folded.slice(index, index + 2).join(' ')] ? 2 : 1;
    const limit = limits[folded.slice(index, index + length).join(' ')];
    const price = limit && readAmount(folded.slice(index + length));
    if (limit && price) range[limit] = price.amount;
    else words.push(typed[index]!);
    index += limit && price ? length + price.length : 1;
  }
  return { words, ...range };
}

/** Reads an amount at the beginning of a list of folded words. */
function readAmount([number = '', unit = '']: readonly string[]) {
  const [, digits = '', attached = ''] = /^([\d.,]+)([a-z]*)$/.exec(number) ?? [];
  const zeros = units[attached] ?? (attached === '' ? units[unit] : undefined);
  const { min: amount } = readPriceRange(zeros ? `${digits}${zeros}` : number, '');
  return amount === undefined ? undefined : { amount, length: zeros && attached === '' ? 2 : 1 };
}
