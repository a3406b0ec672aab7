import type { Database } from '../db/database.ts';
import { issueNoticeLink } from '../catalogue/stock-notices/end-notices.ts';
import { issueOrderLink } from '../orders/own/open-order.ts';
import { issueEmailChange } from './email-change/email-change.ts';
import { issueGuestCode } from './guests/guest-codes.ts';
import { issueCodeRefusal } from './guests/refuse-guest-codes.ts';
import { issuePasswordReset } from './reset/issue-password-reset.ts';
import { issueRefusal, issueVerification } from './verification/verification-links.ts';

export type TokenIssuer = ReturnType<typeof createTokenIssuer>;

/**
 * Creates the issuer of the tokens of links in mails. They are issued when a mail is sent, as only
 * their digests are stored. A token is undefined if its link is no longer needed.
 */
export const createTokenIssuer = (database: Database, clock: () => number) => ({
  verification: (userId: string) => issueVerification(database, userId, clock()),
  passwordReset: (userId: string, email: string) =>
    issuePasswordReset(database, userId, email, clock()),
  orderLink: (orderId: string) => issueOrderLink(database, orderId, 'mail', clock()),
  refusal: (userId: string, email: string) => issueRefusal(database, userId, email, clock()),
  noticeLink: (mailbox: string) => issueNoticeLink(database, mailbox, clock()),
  codeRefusal: (email: string) => issueCodeRefusal(database, email, clock()),
  guestCode: (mailId: number) => issueGuestCode(database, mailId, clock()),
  emailChange: (userId: string, createdAt: number) =>
    issueEmailChange(database, userId, createdAt, clock()),
});
