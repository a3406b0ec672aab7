import { Buffer } from 'node:buffer';
import { mailHeaders, type OutgoingMail } from '../outgoing-mail.ts';
import { MailRefusedError } from './mail-transport.ts';

/** Single mailbox without a list, comment, display name or line break. */
const mailbox = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Converts a mail to a message of nodemailer.
 *
 * @throws {MailRefusedError} if the recipient is not a single mailbox
 */
export function toMessage(mail: OutgoingMail) {
  const { from, to, subject, text, html, pictures, messageId, id } = mail;
  if (!mailbox.test(to.address)) {
    throw new MailRefusedError(`Cannot send mail ${id} as its address is not a single mailbox`);
  }
  return {
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    subject,
    text,
    html,
    attachments: pictures?.map(({ id: cid, fileName: filename, png }) => ({
      ...{ cid, filename, content: Buffer.from(png) },
      ...{ contentType: 'image/png', contentDisposition: 'inline' as const },
    })),
    messageId,
    textEncoding: 'quoted-printable' as const,
    headers: mailHeaders(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
