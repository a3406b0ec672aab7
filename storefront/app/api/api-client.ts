import type { Api } from '@thach-an/edge-api';
import { hc } from 'hono/client';

/** Sends a request to the API: over the network in a browser, in process on the server. */
export type SendToApi = (
  input: RequestInfo | URL,
  init?: RequestInit,
) => Response | Promise<Response>;

/** Creates a client of the API, typed by the API itself. */
export function createApiClient(origin: string, send: SendToApi) {
  return hc<Api>(origin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(input, init),
  });
}

export type ApiClient = ReturnType<typeof createApiClient>;
