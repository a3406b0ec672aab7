import type { Log } from '../../log.ts';
import { createFileTransport } from './file-transport.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Means of sending mails. */
export interface MailTransport {
  /**
   * Sends a mail. The promise resolves when the receiver has accepted it.
   *
   * @param signal aborts the attempt
   * @throws {MailRefusedError} if the mail is rejected permanently; other errors may be temporary
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes all connections, including those in use. */
  close(): void;
}

/** Options of {@linkcode createTransport}. */
export interface TransportOptions {
  /** `smtp://` or `smtps://` URL, optionally with credentials. Without it mails are written to files. */
  smtpUrl?: string;
  /** Folder of the mail files. It is created with the first file. */
  mailDir: string;
  log: Log;
}

/**
 * Creates the transport to a mail server if a URL is set, or to files otherwise.
 *
 * @throws {TypeError} if the URL is invalid
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
