/** This mail will not be taken, however often it is tried. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
