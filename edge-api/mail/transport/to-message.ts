import type { OutgoingMail } from '../outgoing-mail.ts';
import { MailRefusedError } from './mail-refused-error.ts';

/** One mailbox and nothing else: no list, no comment, no name, no line break. */
const mailbox = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * A mail as nodemailer takes it.
 *
 * @throws {MailRefusedError} if there is no single mailbox to send it to
 */
export function toMessage({ from, to, subject, text, html, messageId, id }: OutgoingMail) {
  if (!mailbox.test(to.address)) {
    throw new MailRefusedError(`The address of mail ${id} is no mailbox`);
  }
  return {
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    subject,
    text,
    html,
    messageId,
    textEncoding: 'quoted-printable' as const,
    // So that no one's absence notice answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
