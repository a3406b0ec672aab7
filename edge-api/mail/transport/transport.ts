import type { Log } from '../../log.ts';
import { createFileTransport } from './file-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

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
