import type { OutgoingMail } from '../outgoing-mail.ts';

/** Requests of a provider, and the meaning of its replies. */
export interface MailProvider {
  /** Public origin of the API. */
  url: string;
  path: string;
  /** Returns the headers of a request with the key of the account. */
  headers(key: string, mail: OutgoingMail): Record<string, string>;
  /** Returns the body of a request, which is sent as JSON. */
  body(mail: OutgoingMail): unknown;
  /** Returns `true` if a failed request means that this mail can never be sent. */
  isRefusal(status: number, code: unknown): boolean;
  /** Returns `true` if the body of a reply confirms the mail. */
  isAccepted(body: Record<string, unknown>): boolean;
  /** Returns the code of the failure in the body of a reply. */
  codeOf(body: Record<string, unknown>): unknown;
}
