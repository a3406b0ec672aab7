import type { MailAddress } from '../outgoing-mail.ts';

/**
 * Formats a mailbox with its display name as a quoted string (RFC 5322, section 3.4). Control
 * characters are removed.
 *
 * @example
 * ```ts
 * import { formatMailbox } from './format-mailbox.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(
 *   formatMailbox({ name: 'An "Ngọc" <x>', address: 'an@shop.example' }),
 *   String.raw`"An \"Ngọc\" <x>" <an@shop.example>`,
 * );
 * assert.equal(formatMailbox({ name: '', address: 'an@shop.example' }), 'an@shop.example');
 * ```
 */
export function formatMailbox({ name, address }: MailAddress): string {
  const quoted = name.replace(/\p{Cc}+/gu, ' ').trim().replace(/[\\"]/g, String.raw`\$&`);
  return quoted === '' ? address : `"${quoted}" <${address}>`;
}
