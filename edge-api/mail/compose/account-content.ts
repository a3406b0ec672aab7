import { findWelcomeGift } from '../../checkout/promo/find-welcome-gift.ts';
import type { Database } from '../../db/database.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { MailRow } from '../outgoing-mail.ts';
import type { Recipient } from './find-recipient.ts';
import type { MailContent } from './mail-content.ts';
import { confirmEmailChangeMail } from './messages/confirm-email-change-mail.ts';
import { emailChangedMail } from './messages/email-changed-mail.ts';
import { passwordChangedMail } from './messages/password-changed-mail.ts';
import { resetPasswordMail } from './messages/reset-password-mail.ts';
import { verifyEmailMail } from './messages/verify-email-mail.ts';
import { welcomeMail } from './messages/welcome-mail.ts';

/**
 * Creates the tokens of links in mails, and stores their digests. A token is undefined if its link
 * is no longer needed.
 */
export interface TokenIssuer {
  /** Verifies the e-mail address of a user. */
  verification(userId: string): Promise<string | undefined>;
  /** Sets a new password, if the user still has the address `email`. */
  passwordReset(userId: string, email: string): Promise<string | undefined>;
  /** Confirms the change of an address that was requested at `createdAt`, in ms since 1970. */
  emailChange(userId: string, createdAt: number): Promise<string | undefined>;
  /** Opens an order for 90 days, as key of a link. */
  orderLink(orderId: string): Promise<string>;
  /** Confirms the mailbox of a guest with a code, for a mail of the outbox. */
  guestCode(mailId: number): Promise<string | undefined>;
  /** Ends the notices to a mailbox, of which it gets the digest. */
  noticeLink(mailbox: string): Promise<string>;
  /** Refuses what a user causes in the mailbox `email`, which may be that of the account. */
  refusal(userId: string, email: string): Promise<string>;
}

export interface AccountMailDeps {
  database: Pick<Database, 'read'>;
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string;
  tokens: TokenIssuer;
}

/**
 * Composes a mail about an account. Returns `undefined` if its link is no longer needed.
 *
 * @param recipient recipient with the name for the greeting
 */
export async function accountContent(
  { database, publicUrl, tokens }: AccountMailDeps,
  shop: ShopSettings,
  { kind, createdAt }: MailRow,
  { user: { id }, address: email, name }: Recipient & { name: string },
): Promise<MailContent | undefined> {
  const person = { name, email };
  switch (kind) {
    case 'verify-email': {
      const token = await tokens.verification(id);
      return token ? verifyEmailMail(person, token, shop, publicUrl) : undefined;
    }
    case 'reset-password': {
      const token = await tokens.passwordReset(id, email);
      return token ? resetPasswordMail(person, token, shop, publicUrl) : undefined;
    }
    case 'password-changed':
      return passwordChangedMail(person, createdAt, shop, publicUrl);
    case 'confirm-email-change': {
      const token = await tokens.emailChange(id, createdAt);
      return token ? confirmEmailChangeMail(person, token, shop, publicUrl) : undefined;
    }
    case 'email-changed':
      return emailChangedMail(person, createdAt, shop);
    default:
      return welcomeMail(
        person,
        await findWelcomeGift(database, id, createdAt),
        shop,
        publicUrl,
      );
  }
}
