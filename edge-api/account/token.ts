/**
 * A secret of 256 random bits, as text that fits into a header and a link.
 *
 * @example
 * ```ts
 * import { newToken } from './token.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.match(newToken(), /^[\w-]{43}$/);
 * ```
 */
export function newToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether a text has the form of a token; only then is it worth looking for. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * What is kept of a token: its SHA-256. A token is long and random, so that no salt and no slow hash is
 * needed to make it safe.
 */
export async function hashToken(token: string): Promise<string> {
  return base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))),
  );
}

function base64url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}
