import type { TokenIssuer } from '../../account/create-token-issuer.ts';
import { findWelcomeGift } from '../../checkout/promo/find-welcome-gift.ts';
import type { Reader } from '../../db/database.ts';
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

export interface ContentDeps {
  database: Reader;
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string;
  tokens: TokenIssuer;
}

/** Composes a mail about an account. Returns `undefined` if its link is no longer needed. */
export async function accountContent(
  { database, publicUrl, tokens }: ContentDeps,
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
