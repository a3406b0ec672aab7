import type { Log } from '../../log.ts';
import { createFileTransport } from './file-transport.ts';
import type { MailApiAccount } from './mail-apis.ts';
import { createApiTransport } from './api-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

export interface TransportOptions {
  /**
   * `smtp://` or `smtps://` URL, optionally with credentials. Without it mails are written to
   * files.
   */
  smtpUrl?: string;
  /** Account at a provider that sends mails over HTTPS. It replaces the mail server. */
  api?: MailApiAccount;
  /** Folder of the mail files. It is created with the first file. */
  mailDir: string;
  log: Log;
}

/**
 * Creates the transport to a provider with an account, to a mail server with a URL, or to files.
 *
 * @throws {TypeError} if the URL is invalid
 */
export function createTransport({ smtpUrl, api, mailDir, log }: TransportOptions): MailTransport {
  if (api) return createApiTransport(api);
  return smtpUrl ? createSmtpTransport(smtpUrl) : createFileTransport(mailDir, log);
}
