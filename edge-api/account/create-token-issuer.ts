import type { Database } from '../db/database.ts';
import type { TokenIssuer } from '../mail/compose/account-content.ts';
import { issueNoticeLink } from '../catalogue/stock-notices/end-notices.ts';
import { issueOrderLink } from '../orders/own/open-order.ts';
import { issueEmailChange } from './email-change/email-change.ts';
import { issueGuestCode } from './guests/guest-codes.ts';
import { issuePasswordReset } from './reset/issue-password-reset.ts';
import { issueRefusal, issueVerification } from './verification/verification-links.ts';

/** Creates the issuer of the tokens in mails about accounts. */
export function createTokenIssuer(database: Database, clock: () => number): TokenIssuer {
  return {
    verification: (userId) => issueVerification(database, userId, clock()),
    passwordReset: (userId, email) => issuePasswordReset(database, userId, email, clock()),
    orderLink: (orderId) => issueOrderLink(database, orderId, 'mail', clock()),
    refusal: (userId, email) => issueRefusal(database, userId, email, clock()),
    noticeLink: (mailbox) => issueNoticeLink(database, mailbox, clock()),
    guestCode: (mailId) => issueGuestCode(database, mailId, clock()),
    emailChange: (userId, createdAt) => issueEmailChange(database, userId, createdAt, clock()),
  };
}
