import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceLifetime } from './device-token.ts';

const cookieName = 'device';

/** Returns the device token of a browser; empty if it has none. */
export function readDeviceCookie(c: Context): string {
  return getCookie(c, cookieName) ?? '';
}

/**
 * Sets the cookie with the device token of a browser that has just logged in. The browser sends it
 * to the routes of accounts only, so no page and no other request depends on it.
 *
 * @param secure `true` if the shop is served over HTTPS
 */
export function setDeviceCookie(c: Context, token: string, secure: boolean): void {
  setCookie(c, cookieName, token, {
    path: '/api/user',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: deviceLifetime / 1_000,
  });
}
