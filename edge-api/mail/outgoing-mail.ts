import type { mails } from '../db/schema/mail-tables.ts';

export type MailRow = typeof mails.$inferSelect;

export interface MailAddress {
  name: string;
  address: string;
}

/** Attached picture of a mail. */
export interface MailPicture {
  /** Content-ID, without `cid:`. */
  id: string;
  fileName: string;
  /** Bytes of a PNG. */
  png: Uint8Array;
}

/** Composed mail, ready to be sent. */
export interface OutgoingMail {
  /** Id of the database row. */
  id: number;
  kind: MailRow['kind'];
  /** Time of insertion into the outbox, in ms since 1970. */
  createdAt: number;
  /** Message-ID. It is the same for each attempt, so that mail programs detect duplicates. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Pictures that the HTML shows by their Content-ID. */
  pictures?: readonly MailPicture[];
  /** URL that ends further mails of this kind with a POST request (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Returns the headers of a mail, which are the same for every transport. */
export function mailHeaders(
  { unsubscribeUrl }: Pick<OutgoingMail, 'unsubscribeUrl'>,
): Record<string, string> {
  return {
    // Suppresses out-of-office replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...unsubscribeUrl === undefined ? {} : {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
