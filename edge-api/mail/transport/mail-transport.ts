import type { OutgoingMail } from '../outgoing-mail.ts';

export interface MailTransport {
  /**
   * Sends a mail. The promise resolves when the receiver has accepted it.
   *
   * @throws {MailRefusedError} if this mail is rejected; other errors concern all mails
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes all connections, including those in use. */
  close(): void;
}

/** Thrown if a mail is rejected. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /**
   * `true` if the mail may pass later: the rejection is temporary, or the reason may be the
   * settings of the shop or the limits of its account. @default false
   */
  readonly mayPass: boolean;

  constructor(
    message: string,
    { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {},
  ) {
    super(message, options);
    this.mayPass = mayPass;
  }
}
