import type { Database } from '../db/database.ts';
import type { TokenIssuer } from '../mail/compose/account-content.ts';
import { issueNoticeLink } from '../catalogue/stock-notices/end-notices.ts';
import { issueOrderLink } from '../orders/own/issue-order-link.ts';
import { issueEmailChange } from './email-change/issue-email-change.ts';
import { issueGuestCode } from './guests/guest-codes.ts';
import { issuePasswordReset } from './reset/issue-password-reset.ts';
import { issueRefusal } from './verification/issue-refusal.ts';
import { issueVerification } from './verification/issue-verification.ts';

/**
 * Creates the issuer of the tokens in mails about accounts.
 *
 * @param clock ms since 1970
 */
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
