import { createHash } from 'node:crypto';

/** Creates a token of 256 random bits, encoded as base64url for headers and links. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** Returns `true` if a text has the format of a token. Other texts need no query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * Computes the SHA-256 digest of a token, which is what the database stores. A token is long and
 * random, so it needs neither a salt nor a slow hash.
 */
export function hashToken(token: string): string {
  // The Web Crypto API digests in another thread, which takes longer than the digest.
  return createHash('sha256').update(token).digest('base64url');
}
