import type { Api } from '@thach-an/edge-api';
import { hc } from 'hono/client';
import { createContext } from 'react-router';
import type { ClientSettings } from './client-settings.ts';

/** Sends a request to the API: over the network in a browser, in process while rendering. */
export type SendToApi = (
  input: RequestInfo | URL,
  init?: RequestInit,
) => Response | Promise<Response>;

/** The API's client, typed by the API itself. */
export function createApiClient(origin: string, send: SendToApi) {
  return hc<Api>(origin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(input, init),
  });
}

/** A client of the API. */
export type ApiClient = ReturnType<typeof createApiClient>;

/** What a loader on the server works with. */
export interface LoaderContext {
  api: ApiClient;
  settings: ClientSettings;
  /** Hears of every error in a loader or while rendering. */
  reportError(error: unknown, request: Request): void;
}

/** The loaders' parts; the server sets them for each request. */
export const loaderContext = createContext<LoaderContext>();
