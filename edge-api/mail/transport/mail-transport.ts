import type { OutgoingMail } from '../outgoing-mail.ts';

export interface MailTransport {
  /**
   * Sends a mail. The promise resolves when the receiver has accepted it.
   *
   * @throws {MailRefusedError} if the mail is rejected permanently; other errors may be temporary
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes all connections, including those in use. */
  close(): void;
}

/** Thrown if a mail is rejected permanently. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /**
   * `true` if the reason may be the settings of the shop or the limits of its account, which
   * concern all mails: this one may pass later.
   */
  readonly concernsShop: boolean;

  constructor(
    message: string,
    { concernsShop = false, ...options }: ErrorOptions & { concernsShop?: boolean } = {},
  ) {
    super(message, options);
    this.concernsShop = concernsShop;
  }
}
