import type { ClientResponse } from 'hono/client';
import { type ApiResult, browserApi, callApi } from '../api/call-api.ts';
import { expireSession } from './expire-session.ts';

export type SendToAccount<T> = (
  options: { headers: { token: string }; init: RequestInit },
) => Promise<ClientResponse<T>>;

/**
 * Sends a request of the account page. A rejected session ends with a message.
 *
 * @param options `timeout` in ms; `onExpired` is called for a rejected session instead
 */
export async function callAccount<T>(
  token: string,
  send: SendToAccount<T>,
  { onExpired = expireSession, ...options }: {
    timeout?: number;
    onExpired?: (token: string) => void;
  } = {},
) {
  const result = await callApi((init) => send({ headers: { token }, ...init }), options);
  // A wrong password has the same status.
  if (result.kind === 'refused' && result.code === 'UNAUTHENTICATED') onExpired(token);
  return result;
}

/** Returns `true` if a row was deleted; an unknown one was deleted before. */
export const isDeleted = (result: ApiResult<unknown>): boolean =>
  result.kind === 'done' || (result.kind === 'refused' && result.status === 404);

export const accountApi = browserApi.api.user.account;
