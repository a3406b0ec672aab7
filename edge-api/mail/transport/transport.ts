import type { Log } from '../../log.ts';
import { createFileTransport } from './file-transport.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Takes mails away. */
export interface MailTransport {
  /**
   * Settles when the mail is out of our hands.
   *
   * @param signal ends the try
   * @throws {MailRefusedError} if it is refused for good; anything else may pass: try again later
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Ends connections, also those under way. */
  close(): void;
}

/** Where mails go. */
export interface TransportOptions {
  /** `smtp://` or `smtps://`, with user name and password if need be; unset: into files. */
  smtpUrl?: string;
  /** Folder of the files; it is made when the first one is written. */
  mailDir: string;
  log: Log;
}

/**
 * The way that mails leave: a mail server where one is set, a file per mail otherwise.
 *
 * @throws {TypeError} if the URL cannot be used
 *
 * @example
 * ```ts
 * import { createTransport } from './transport.ts';
 *
 * const transport = createTransport({ mailDir: 'var/mail', log: () => {} });
 * transport.close();
 * ```
 */
export function createTransport({ smtpUrl, mailDir, log }: TransportOptions): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl) : createFileTransport(mailDir, log);
}
