import type { ClientResponse } from 'hono/client';
import { createApiClient } from './api-client.ts';

/** The API as a browser asks it. Not for rendering on a server. */
export const browserApi = createApiClient(
  typeof location === 'undefined' ? '' : location.origin,
  (input, init) => fetch(input, init),
);

/** What the API says when it refuses. */
export interface Refusal {
  kind: 'refused';
  status: number;
  /** Stable name of the kind of refusal; empty when the reply was not the API's. */
  code: string;
  /** Vietnamese, fit to be shown; empty when the reply was not the API's. */
  message: string;
  issues: readonly { path: string; message: string }[];
  /** The whole reply, for what else a refusal says. */
  reply: Record<string, unknown>;
}

/** What became of a request: nothing is thrown. */
export type Outcome<T> =
  | { kind: 'done'; data: T }
  | Refusal
  | { kind: 'unreachable'; timedOut: boolean };

/** How long an answer may take, in ms, where nothing else is said. */
const usualLimit = 15_000;

/**
 * Sends a request to the API and waits for its answer.
 *
 * @param request sends it, with what `init` holds
 */
export async function ask<T>(
  request: (init: { init: RequestInit }) => Promise<ClientResponse<T>>,
  { limit = usualLimit, keepalive = false } = {},
): Promise<Outcome<Extract<T, { success: true }>>> {
  try {
    const response = await request({ init: { signal: AbortSignal.timeout(limit), keepalive } });
    return toOutcome(response, await readJson(response));
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { kind: 'unreachable', timedOut };
  }
}

function toOutcome<T>(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  reply: unknown,
): Outcome<Extract<T, { success: true }>> {
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

/** A reply that is no JSON comes from something between the shop and the browser. */
async function readJson(response: { text(): Promise<string> }): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
