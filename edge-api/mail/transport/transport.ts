import type { Log } from '../../log.ts';
import { createFileTransport } from './file-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Options of {@linkcode createTransport}. */
export interface TransportOptions {
  /**
   * `smtp://` or `smtps://` URL, optionally with credentials. Without it mails are written to
   * files.
   */
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
