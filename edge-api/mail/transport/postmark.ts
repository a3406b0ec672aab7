import { mailHeaders } from '../outgoing-mail.ts';
import type { MailProvider } from './mail-provider.ts';
import { formatMailbox } from './format-mailbox.ts';

/** Code of a recipient that refused an earlier mail or complained about one. */
const inactiveRecipient = 406;

/**
 * Postmark. A repeated request sends the mail again. After a lost reply it may arrive twice, with
 * the same Message-ID.
 *
 * Source: https://postmarkapp.com/developer/api/email-api and /overview.
 */
export const postmark: MailProvider = {
  url: 'https://api.postmarkapp.com',
  path: '/email',
  headers: (key) => ({ 'X-Postmark-Server-Token': key }),
  body: ({ from, to, subject, text, html, messageId, ...mail }) => ({
    From: formatMailbox(from),
    To: formatMailbox(to),
    Subject: subject,
    TextBody: text,
    HtmlBody: html,
    MessageStream: 'outbound',
    TrackOpens: false,
    TrackLinks: 'None',
    Headers: [
      { Name: 'Message-ID', Value: messageId },
      { Name: 'X-PM-KeepID', Value: 'true' },
      ...Object.entries(mailHeaders(mail)).map(([Name, Value]) => ({ Name, Value })),
    ],
  }),
  isAccepted: ({ ErrorCode, MessageID }) => ErrorCode === 0 && typeof MessageID === 'string',
  codeOf: ({ ErrorCode }) => ErrorCode,
  isRefusal: (status, code) => status === 422 && code === inactiveRecipient,
};
