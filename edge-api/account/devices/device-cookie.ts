import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceLifetime } from './device-token.ts';

/**
 * Creates the cookie with the token of a browser that has logged in.
 *
 * @param path the browser sends it to the routes of accounts only, so no page and no other request
 * depends on it
 */
export function createDeviceCookie(name: string, path: string) {
  return {
    /** Returns the token; empty if the browser has none. */
    read: (c: Context) => getCookie(c, name) ?? '',
    /** @param secure `true` if the shop is served over HTTPS */
    set: (c: Context, token: string, secure: boolean) =>
      setCookie(c, name, token, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: deviceLifetime / 1_000,
      }),
  };
}
