import type { MailApi, MailApiAccount } from './mail-apis.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { toMessage } from './to-message.ts';
import { type MailAddress, mailHeaders, type OutgoingMail } from '../outgoing-mail.ts';
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/** Requests of a provider, and the meaning of its replies. */
interface MailProvider {
  /** Public origin of the API. */
  url: string;
  path: string;
  /** Returns the headers of a request with the key of the account. */
  headers(key: string, mail: OutgoingMail): Record<string, string>;
  /** Returns the body of a request, which is sent as JSON. */
  body(mail: OutgoingMail): unknown;
  /** Returns `true` for the code of a rejection which means that this mail can never be sent. */
  isRefusal(code: unknown): boolean;
  /** Returns `true` if the body of a reply confirms the mail. */
  isAccepted(body: Record<string, unknown>): boolean;
  /** Returns the code of the failure in the body of a reply. */
  codeOf(body: Record<string, unknown>): unknown;
}

/** Code of a recipient that refused an earlier mail or complained about one. */
const inactiveRecipient = 406;

/**
 * Postmark. A repeated request sends the mail again. After a lost reply it may arrive twice, with
 * the same Message-ID.
 *
 * Source: https://postmarkapp.com/developer/api/email-api and /overview.
 */
const postmark: MailProvider = {
  url: 'https://api.postmarkapp.com',
  path: '/email',
  headers: (key) => ({ 'X-Postmark-Server-Token': key }),
  body: ({ from, to, subject, text, html, pictures, messageId, ...mail }) => ({
    From: formatMailbox(from),
    To: formatMailbox(to),
    Subject: subject,
    TextBody: text,
    HtmlBody: html,
    Attachments: pictures?.map(({ id, fileName, png }) => ({
      Name: fileName,
      Content: encodeBase64(png),
      ContentType: 'image/png',
      ContentID: `cid:${id}`,
    })),
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
  isRefusal: (code) => code === inactiveRecipient,
};

/**
 * Resend. It sends requests with the same `Idempotency-Key` once within 24 hours.
 *
 * Source: https://resend.com/docs/api-reference/emails/send-email,
 * https://resend.com/docs/dashboard/emails/idempotency-keys and
 * https://resend.com/changelog/embed-images-using-cid.
 */
const resend: MailProvider = {
  url: 'https://api.resend.com',
  path: '/emails',
  headers: (key, mail) => ({
    Authorization: `Bearer ${key}`,
    'Idempotency-Key': idempotencyKey(mail),
  }),
  body: ({ from, to, subject, text, html, pictures, messageId, ...mail }) => ({
    from: formatMailbox(from),
    to: [formatMailbox(to)],
    subject,
    text,
    html,
    attachments: pictures?.map(({ id, fileName, png }) => ({
      filename: fileName,
      content: encodeBase64(png),
      content_id: id,
    })),
    headers: { 'Message-ID': messageId, ...mailHeaders(mail) },
  }),
  // Recipients that refuse mails are reported later. A rejected request may be due to the sender.
  isRefusal: () => false,
  isAccepted: ({ id }) => typeof id === 'string' && id !== '',
  codeOf: ({ name }) => name,
};

const encodeBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Returns a key that differs between two attempts if their links do. */
function idempotencyKey({ messageId, text }: OutgoingMail): string {
  return createHash('sha256').update(`${messageId}\n${text}`).digest('hex');
}

const providers: Readonly<Record<MailApi, MailProvider>> = { postmark, resend };

export function mailApiUrl({ provider, url }: MailApiAccount): string {
  return url ?? providers[provider].url;
}

/** Maximum size of a reply that is read, in characters. */
const maxReply = 4_096;

/**
 * Creates a transport that sends mails through the HTTPS interface of a provider, where no
 * connection to a mail server is possible.
 */
export function createApiTransport(account: MailApiAccount): MailTransport {
  const provider = providers[account.provider];
  const address = mailApiUrl(account) + provider.path;
  const closed = new AbortController();
  return {
    async send(mail, signal) {
      // Rejects a recipient that is not a single mailbox.
      toMessage(mail);
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...provider.headers(account.key, mail),
        },
        body: JSON.stringify(provider.body(mail)),
        // A redirect would send the key to another host.
        redirect: 'manual',
        signal: AbortSignal.any([signal, closed.signal]),
      });
      const body = await readJson(reply);
      // Another server, such as the portal of a network, answers 200 as well.
      if (reply.ok && provider.isAccepted(body)) return;
      const code = provider.codeOf(body);
      // The text of the reply may quote the mail, so it is omitted.
      const message = `The mail provider answered ${reply.status} ${String(code ?? '')}`.trim();
      // Other statuses concern the key, a limit or the provider, and with them all mails.
      throw reply.status === 400 || reply.status === 422
        ? new MailRefusedError(message, { mayPass: !provider.isRefusal(code) })
        : new Error(message);
    },
    close: () => closed.abort(new Error('The transport is closed')),
  };
}

async function readJson(reply: Response): Promise<Record<string, unknown>> {
  let text = '';
  // Leaving the loop cancels the body.
  for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > maxReply) break;
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Formats a mailbox with its display name as a quoted string (RFC 5322, section 3.4). Control
 * characters are removed.
 */
export function formatMailbox({ name, address }: MailAddress): string {
  const quoted = name.replace(/\p{Cc}+/gu, ' ').trim().replace(/[\\"]/g, String.raw`\$&`);
  return quoted === '' ? address : `"${quoted}" <${address}>`;
}
