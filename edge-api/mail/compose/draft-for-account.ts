import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { MailRow } from '../outgoing-mail.ts';
import type { Draft } from './mail-content.ts';
import { accountDeletedMail } from './messages/account-deleted-mail.ts';
import { confirmEmailChangeMail } from './messages/confirm-email-change-mail.ts';
import { emailChangedMail } from './messages/email-changed-mail.ts';
import { passwordChangedMail } from './messages/password-changed-mail.ts';
import { resetPasswordMail } from './messages/reset-password-mail.ts';
import { verifyEmailMail } from './messages/verify-email-mail.ts';
import { welcomeMail } from './messages/welcome-mail.ts';
import { plausibleName } from './recipient-name.ts';

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
}

/** Dependencies of {@linkcode draftForAccount}. */
export interface AccountMailDeps {
  database: Pick<Database, 'read'>;
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string;
  tokens: TokenIssuer;
}

/** Composes a mail about an account from the current data of the database. */
export async function draftForAccount(
  deps: AccountMailDeps,
  shop: ShopSettings,
  row: MailRow,
): Promise<Draft> {
  const { database, publicUrl, tokens } = deps;
  const { userId, recipient, createdAt } = row;
  if (row.kind === 'account-deleted') {
    if (recipient === null) return { reason: 'the recipient is unknown' };
    return { to: { name: '', address: recipient }, content: accountDeletedMail(recipient, shop) };
  }
  const [user] = await database.read.select().from(users)
    .where(and(eq(users.id, userId ?? ''), isNull(users.deletedAt)));
  if (!user) return { reason: 'the user is gone' };
  const to = { name: plausibleName(user.name), address: user.email };
  switch (row.kind) {
    case 'verify-email': {
      if (user.emailVerifiedAt !== null) return { reason: 'the address is confirmed already' };
      const token = await tokens.verification(user.id);
      if (token === undefined) return { reason: 'the address is confirmed already' };
      return { to, content: verifyEmailMail(user, token, shop, publicUrl) };
    }
    case 'reset-password': {
      const token = await tokens.passwordReset(user.id, user.email);
      if (token === undefined) return { reason: 'the address has changed' };
      return { to, content: resetPasswordMail(user, token, shop, publicUrl) };
    }
    case 'password-changed':
      return { to, content: passwordChangedMail(user, createdAt, shop, publicUrl) };
    case 'confirm-email-change': {
      const [change] = await database.read.select({ email: emailChanges.email })
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, user.id), eq(emailChanges.createdAt, createdAt)));
      const token = change && await tokens.emailChange(user.id, createdAt);
      if (!change || token === undefined) return { reason: 'the change is not pending' };
      const changed = { ...user, email: change.email };
      const content = confirmEmailChangeMail(changed, token, shop, publicUrl);
      return { to: { ...to, address: change.email }, content };
    }
    case 'email-changed': {
      if (recipient === null) return { reason: 'the recipient is unknown' };
      const content = emailChangedMail({ ...user, email: recipient }, createdAt, shop);
      return { to: { ...to, address: recipient }, content };
    }
    default:
      return { to, content: welcomeMail(user, shop, publicUrl) };
  }
}
