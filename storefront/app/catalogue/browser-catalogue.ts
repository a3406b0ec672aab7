import type { CatalogueSource, LineChange, Product } from '@thach-an/edge-api/contract';
import { createStore, useStore } from '../shell/observable.ts';
import { createApiSource } from './api-source.ts';
import { openCatalogueApi } from './catalogue-api.ts';
import { readList } from './read-list.ts';
import { storedProducts } from './stored-products.ts';

/** The products that the browser holds. */
export interface BrowserCatalogue {
  readonly products: readonly Product[];
  /** Version of the content; `undefined` if it is unknown. */
  readonly version: number | undefined;
  /** `true` if the products come from the API, `false` if they were stored on the last visit. */
  readonly fresh: boolean;
  /** `true` for all products, `false` for those of a large catalogue that were looked up. */
  readonly complete: boolean;
}

const held = createStore<BrowserCatalogue | undefined>(undefined);
let loading: Promise<BrowserCatalogue> | undefined;

/** Name of the attribute of `<html>` that marks the pages of a large catalogue. */
export const largeCatalogueAttribute = 'data-large-catalogue';

const isLarge = () => document.documentElement.hasAttribute(largeCatalogueAttribute);

/** Answers questions about the catalogue, and its version if that is known. */
export interface BrowserSource {
  readonly source: CatalogueSource;
  readonly version: number | undefined;
}

/**
 * Returns the source for the pages: the product list, or the API if the catalogue is large or the
 * list is unavailable.
 */
export async function browserSource(): Promise<BrowserSource> {
  const api = openCatalogueApi();
  const byApi = { source: createApiSource(api), version: undefined };
  if (isLarge()) return byApi;
  const [list, { openListSource }] = await Promise.all([
    loadList().catch(() => undefined),
    import('./open-list-source.ts'),
  ]);
  return list ? { source: openListSource(list.products, api), version: list.version } : byApi;
}

/**
 * Returns at least the given products, as far as they are sold: those in memory, or the API's, or
 * those of the last visit if the API is unreachable. Products that are not fresh are requested
 * again by the next call.
 *
 * @throws the error of the request if no products are available
 */
export function loadProducts(ids: readonly string[]): Promise<BrowserCatalogue> {
  return isLarge() ? lookUp(ids) : loadList();
}

function loadList(): Promise<BrowserCatalogue> {
  const current = held.get();
  if (current?.fresh) return Promise.resolve(current);
  return loading ??= hold(requestList).finally(() => loading = undefined);
}

async function requestList(): Promise<BrowserCatalogue> {
  return { ...await readList(openCatalogueApi()), fresh: true, complete: true };
}

/** Looks up products of a large catalogue. Products that were held before are kept. */
function lookUp(ids: readonly string[]): Promise<BrowserCatalogue> {
  return hold(async () => {
    const found = await createApiSource(openCatalogueApi()).lookup(ids);
    const requested = new Set(ids);
    const others = held.get()?.products.filter(({ _id }) => !requested.has(_id)) ?? [];
    const products = [...others, ...found];
    return { products, version: undefined, fresh: true, complete: false };
  });
}

/** Holds a product of a large catalogue that a page shows, so that the cart can show it as well. */
export function holdProduct(product: Product): void {
  const current = held.get();
  if (current?.complete || (!current && !isLarge())) return;
  const others = current?.products.filter(({ _id }) => _id !== product._id) ?? [];
  const products = [...others, product];
  storedProducts.write(products);
  held.set({ version: undefined, fresh: false, complete: false, ...current, products });
}

/** Holds and stores the requested products, or those of before if the request fails. */
async function hold(request: () => Promise<BrowserCatalogue>): Promise<BrowserCatalogue> {
  try {
    const catalogue = await request();
    storedProducts.write(catalogue.products);
    held.set(catalogue);
    return catalogue;
  } catch (error) {
    console.warn('The products could not be loaded', error);
    const products = held.get()?.products ?? storedProducts.read();
    if (!products) throw error;
    const old = { products, version: undefined, fresh: false, complete: !isLarge() };
    held.set(old);
    return old;
  }
}

/**
 * Requests the products once more and applies changes to them that are known to be newer: the API's
 * list may be a second old. Without the API, the changes are applied to the products in memory.
 *
 * @param ids products of the cart
 * @param changes changed lines of a rejected order
 * @throws the error of the request if no products are available
 */
export async function renewProducts(
  ids: readonly string[],
  changes: readonly LineChange[],
): Promise<void> {
  const { products, ...catalogue } = await (isLarge() ? lookUp(ids) : hold(requestList));
  const byId = new Map(changes.map((change) => [change.id, change]));
  const corrected = products.flatMap((product) => {
    const change = byId.get(product._id);
    if (!change) return [product];
    return change.price === null ? [] : [{ ...product, price: change.price, stock: change.stock }];
  });
  storedProducts.write(corrected);
  held.set({ ...catalogue, products: corrected });
}

const nothing: typeof held = createStore(undefined);

/**
 * Returns the products in memory; `undefined` before they are loaded and while hydrating.
 *
 * @param needed without need, the component does not render again when they are loaded
 */
export function useCatalogue(needed = true): BrowserCatalogue | undefined {
  return useStore(needed ? held : nothing, undefined);
}
