/** Thrown if a mail is rejected permanently, so that a retry is pointless. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
