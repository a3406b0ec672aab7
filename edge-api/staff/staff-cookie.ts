import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { staffSessionLifetime } from './staff-session.ts';

export type StaffCookie = ReturnType<typeof createStaffCookie>;

/**
 * Creates the cookie of the sessions of staff. Browsers accept the prefix `__Host-` only from the
 * host itself, over HTTPS. On http, as on localhost, the cookie has no prefix.
 *
 * @param secure `true` if the back office is served over HTTPS
 */
export function createStaffCookie(secure: boolean) {
  const name = secure ? '__Host-staff' : 'staff';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Strict' } as const;
  return {
    /** Returns the token; empty if there is none. */
    read: (c: Context) => getCookie(c, name) ?? '',
    set: (c: Context, token: string) =>
      setCookie(c, name, token, { ...options, maxAge: staffSessionLifetime / 1_000 }),
    clear: (c: Context) => void deleteCookie(c, name, options),
  };
}
