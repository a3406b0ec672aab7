import type { ClientResponse } from 'hono/client';
import { createApiClient } from './api-client.ts';

/** The API client of a browser. Must not be used while rendering on a server. */
export const browserApi = createApiClient(
  typeof location === 'undefined' ? '' : location.origin,
  (input, init) => fetch(input, init),
);

/** A refusal: a response with an error status or without `success: true`. */
export interface Refusal {
  kind: 'refused';
  status: number;
  /** Stable name of the kind of error; empty if the response is not the API's. */
  code: string;
  /** Vietnamese sentence that may be shown; empty if the response is not the API's. */
  message: string;
  issues: readonly { path: string; message: string }[];
  /** The whole response, for its other fields. */
  reply: Record<string, unknown>;
}

/** Result of an API call, which never throws. */
export type ApiResult<T> =
  | { kind: 'done'; data: T }
  | Refusal
  | { kind: 'unreachable'; timedOut: boolean };

/**
 * Calls the API and reads its response.
 *
 * @param send sends the request with the given `init`
 * @param options `timeout` in ms; `keepalive` lets the request outlive the page
 * @default options `timeout` is 15,000 ms, `keepalive` is `false`
 */
export async function callApi<T>(
  send: (init: { init: RequestInit }) => Promise<ClientResponse<T>>,
  { timeout = 15_000, keepalive = false } = {},
): Promise<ApiResult<Extract<T, { success: true }>>> {
  try {
    const response = await send({ init: { signal: AbortSignal.timeout(timeout), keepalive } });
    return toResult(response, await readJson(response));
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { kind: 'unreachable', timedOut };
  }
}

function toResult<T>(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  reply: unknown,
): ApiResult<Extract<T, { success: true }>> {
  const fields = typeof reply === 'object' && reply !== null
    ? reply as Record<string, unknown>
    : {};
  if (ok && fields.success === true) {
    return { kind: 'done', data: fields as Extract<T, { success: true }> };
  }
  const text = (value: unknown) => typeof value === 'string' ? value : '';
  return {
    kind: 'refused',
    status,
    code: text(fields.code),
    message: text(fields.message),
    issues: Array.isArray(fields.issues) ? fields.issues : [],
    reply: fields,
  };
}

/** Reads a response as JSON; another format, as sent by a proxy, becomes `undefined`. */
async function readJson(response: { text(): Promise<string> }): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
