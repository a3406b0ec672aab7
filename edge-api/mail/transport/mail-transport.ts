import type { OutgoingMail } from '../outgoing-mail.ts';

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
