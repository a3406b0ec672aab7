import type { CatalogueSource, Category, Product } from '@thach-an/edge-api/contract';
import type { SolarDate } from '@thach-an/lunar';
import { createContext } from 'react-router';
import type { ApiClient } from './api-client.ts';
import type { ClientSettings } from './client-settings.ts';

/** The catalogue, as the loaders on the server use it. */
export interface PageCatalogue {
  current(): Promise<{
    readonly source: CatalogueSource;
    readonly versions: { readonly content: number };
    /** All products; unset if the catalogue is large. */
    readonly products?: readonly Product[];
  }>;
}

/** Dependencies of the loaders on the server. */
export interface LoaderContext {
  api: ApiClient;
  catalogue: PageCatalogue;
  settings: ClientSettings;
  /** Returns the categories of products in their order. */
  categories(): Promise<readonly Category[]>;
  /** Returns the current date in Vietnam. */
  today(): SolarDate;
  /** Records the products that the page shows: a change of one of them invalidates it. */
  showProducts(products: readonly (Pick<Product, '_id'> | null | undefined)[]): void;
  /** Called with every error that is thrown in a loader or while rendering. */
  reportError(error: unknown, request: Request): void;
}

/** React Router context of the loaders; the server sets it for each request. */
export const loaderContext = createContext<LoaderContext>();
