import { type ApiClient, createApiClient } from '../api/api-client.ts';

/** Time limit of a request, in ms: the cart waits for the products. */
const timeout = 15_000;

/** Creates the browser's client for requests about the catalogue. */
export const openCatalogueApi = (): ApiClient =>
  createApiClient(
    location.origin,
    (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
  );
