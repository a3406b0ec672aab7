import { findWelcomeGift } from '../../checkout/promo/find-welcome-gift.ts';
import type { Database } from '../../db/database.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { MailRow } from '../outgoing-mail.ts';
import type { Recipient } from './find-recipient.ts';
import type { MailContent } from './mail-content.ts';
import {
  confirmEmailChangeMail,
  emailChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  welcomeMail,
} from './messages/account-mails.ts';

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

/** Composes a mail about an account. Returns `undefined` if its link is no longer needed. */
export async function accountContent(
  { database, publicUrl, tokens }: AccountMailDeps,
  shop: ShopSettings,
  { kind, createdAt }: MailRow,
  { user: { id }, address: email, name }: Recipient & { name: string },
): Promise<MailContent | undefined> {
  const linkOf = (path: string, token: string | undefined) =>
    token && `${publicUrl}/${path}?${new URLSearchParams({ token, email })}`;
  switch (kind) {
    case 'verify-email': {
      const link = linkOf(kind, await tokens.verification(id));
      return link ? verifyEmailMail(link, shop) : undefined;
    }
    case 'reset-password': {
      const link = linkOf(kind, await tokens.passwordReset(id, email));
      return link ? resetPasswordMail(name, link, shop) : undefined;
    }
    case 'password-changed':
      return passwordChangedMail({ name }, createdAt, shop, publicUrl);
    case 'confirm-email-change': {
      const link = linkOf('confirm-email', await tokens.emailChange(id, createdAt));
      return link ? confirmEmailChangeMail(link, shop) : undefined;
    }
    case 'email-changed':
      return emailChangedMail({ name, email }, createdAt, shop);
    default: {
      const gift = await findWelcomeGift(database, id, createdAt);
      return welcomeMail({ name }, gift, shop, publicUrl);
    }
  }
}
