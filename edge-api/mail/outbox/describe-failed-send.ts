import { driverCode } from '../../db/sqlite-error.ts';

/** Maximum length of a description. */
const maxLength = 500;

/**
 * Describes why a mail was not sent. A mail server may quote the mail in its reply, so addresses,
 * links and probable secrets are removed.
 */
export function describeFailedSend(error: unknown): string {
  const code = driverCode(error);
  if (code) return `The database failed: ${code}`;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\bhttps?:\S+/gi, '…')
    .replace(/[^\s<>@]+(?:@|%40)[^\s<>@]+/gi, '…')
    .replace(/[\w+/=~-]{24,}/g, '…')
    .slice(0, maxLength);
}
