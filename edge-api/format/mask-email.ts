/**
 * Returns an e-mail address with the first letter of its mailbox only, for logs.
 *
 * @example
 * ```ts
 * import { maskEmail } from './mask-email.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(maskEmail('an.nguyen@example.com'), 'a***@example.com');
 * ```
 */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1***@');
}
