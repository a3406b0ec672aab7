import type { ClientResponse } from 'hono/client';
import { browserApi, callApi } from '../api/call-api.ts';
import { expireSession } from './expire-session.ts';

/** Headers and options of a request of the account page. */
type AccountRequest = { headers: { token: string }; init: RequestInit };

/**
 * Sends a request of the account page. A rejected session ends with a message.
 *
 * @param options `timeout` in ms
 */
export async function callAccount<T>(
  token: string,
  send: (options: AccountRequest) => Promise<ClientResponse<T>>,
  options?: { timeout?: number },
) {
  const result = await callApi((init) => send({ headers: { token }, ...init }), options);
  // A wrong password has the same status.
  if (result.kind === 'refused' && result.code === 'UNAUTHENTICATED') expireSession(token);
  return result;
}

/** The routes of the account page. */
export const accountApi = browserApi.api.user.account;
