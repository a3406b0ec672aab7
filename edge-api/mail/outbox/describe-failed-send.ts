import { driverCode } from '../../db/sqlite-error.ts';

/** How many letters of it are kept. */
const longest = 500;

/**
 * What to keep of why a mail could not be sent. A mail server may quote what was sent to it: addresses,
 * links and whatever looks like a secret are left out.
 *
 * @example
 * ```ts
 * import { describeFailure } from './describe-failed-send.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(
 *   describeFailure(new Error('550 <an@shop.example>: see https://x.example/?token=abc')),
 *   'Error: 550 <…>: see …',
 * );
 * ```
 */
export function describeFailure(error: unknown): string {
  const code = driverCode(error);
  if (code) return `The database failed: ${code}`;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\bhttps?:\S+/gi, '…')
    .replace(/[^\s<>@]+(?:@|%40)[^\s<>@]+/gi, '…')
    .replace(/[\w+/=~-]{24,}/g, '…')
    .slice(0, longest);
}
