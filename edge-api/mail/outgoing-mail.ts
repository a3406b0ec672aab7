import type { mails } from '../db/schema.ts';

/** A mail as it waits in the database. */
export type MailRow = typeof mails.$inferSelect;

/** Someone with an e-mail address. */
export interface Correspondent {
  name: string;
  address: string;
}

/** A mail with all its words, ready to be sent. */
export interface OutgoingMail {
  /** Number of its row in the database. */
  id: number;
  kind: MailRow['kind'];
  /** When it was put into the outbox, in ms since 1970. */
  createdAt: number;
  /** The same for each try, so that a mail that comes twice is known for one. */
  messageId: string;
  from: Correspondent;
  to: Correspondent;
  subject: string;
  text: string;
  html: string;
}
