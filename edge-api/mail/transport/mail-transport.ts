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

/** Thrown if a mail is rejected permanently, so that a retry is pointless. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
