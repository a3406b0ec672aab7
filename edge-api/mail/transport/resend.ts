import { createHash } from 'node:crypto';
import { mailHeaders, type OutgoingMail } from '../outgoing-mail.ts';
import type { MailProvider } from './mail-provider.ts';
import { formatMailbox } from './format-mailbox.ts';

/**
 * Resend. It sends requests with the same `Idempotency-Key` once within 24 hours.
 *
 * Source: https://resend.com/docs/api-reference/emails/send-email and
 * https://resend.com/docs/dashboard/emails/idempotency-keys.
 */
export const resend: MailProvider = {
  url: 'https://api.resend.com',
  path: '/emails',
  headers: (key, mail) => ({
    Authorization: `Bearer ${key}`,
    'Idempotency-Key': idempotencyKey(mail),
  }),
  body: ({ from, to, subject, text, html, messageId, ...mail }) => ({
    from: formatMailbox(from),
    to: [formatMailbox(to)],
    subject,
    text,
    html,
    headers: { 'Message-ID': messageId, ...mailHeaders(mail) },
  }),
  // Recipients that refuse mails are reported later. A request fails because of the key, the sender
  // or a limit, which concern all mails: those wait until the cause is removed.
  isRefusal: () => false,
  isAccepted: ({ id }) => typeof id === 'string' && id !== '',
  codeOf: ({ name }) => name,
};

/** Returns a key that differs between two attempts if their links do. */
function idempotencyKey({ messageId, text }: OutgoingMail): string {
  return createHash('sha256').update(`${messageId}\n${text}`).digest('hex');
}
