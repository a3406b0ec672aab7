import { Hono } from 'hono';

const day = 24 * 60 * 60_000;

/** Time for which the contact is valid, in days. It is renewed every day. */
const validDays = 180;

/**
 * Creates the route of `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact `mailto:` or `https:` address for reports of vulnerabilities
 * @param clock ms since 1970
 */
export function securityTxtRoutes(contact: string, publicUrl: string, clock: () => number) {
  const path = '/.well-known/security.txt';
  return new Hono().get(path, (c) => {
    const expires = new Date((Math.floor(clock() / day) + validDays) * day).toISOString();
    return c.text(
      [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        'Preferred-Languages: vi, en',
        `Canonical: ${publicUrl}${path}\n`,
      ].join('\n'),
      200,
      { 'Cache-Control': 'public, max-age=3600' },
    );
  });
}
