import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceLifetime } from './device-token.ts';

/** Cookie with the device token of a browser that has logged in. */
export interface DeviceCookie {
  /** Returns the token; empty if the browser has none. */
  read(c: Context): string;
  /** @param secure `true` if the shop is served over HTTPS */
  set(c: Context, token: string, secure: boolean): void;
}

/**
 * Creates the cookie of known browsers.
 *
 * @param path the browser sends it to the routes of accounts only, so no page and no other request
 * depends on it
 */
export function createDeviceCookie(name: string, path: string): DeviceCookie {
  return {
    read: (c) => getCookie(c, name) ?? '',
    set: (c, token, secure) =>
      setCookie(c, name, token, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: deviceLifetime / 1_000,
      }),
  };
}
