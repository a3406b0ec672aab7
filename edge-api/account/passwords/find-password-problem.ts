import { loadCommonPasswords } from '../../contract/account/common-passwords.ts';
import { isGuessablePassword } from '../../contract/account/guessable-password.ts';
import type { Registration } from '../../contract/account/user.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { ValidationError } from '../../errors.ts';
import type { Database } from '../../db/database.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Passwords } from './passwords.ts';

export interface NewPasswordDeps {
  database: Database;
  passwords: Passwords;
  /** Settings with the name of the shop, which no password may be. */
  shopSettings?: SettingsStore;
}

/**
 * Checks the rules for new passwords that only the server enforces: a password is neither among the
 * first guesses nor equal to the name, the e-mail address or the part before its '@'. Case, accents
 * and spaces do not matter.
 *
 * @returns the broken rule, or undefined if the password is accepted
 */
export async function findPasswordProblem(
  { name, email, password }: Registration,
  shopSettings?: SettingsStore,
): Promise<'passwordPersonal' | 'passwordCommon' | 'passwordGuessable' | undefined> {
  const text = fold(password);
  const [localPart = ''] = email.split('@');
  if ([name, email, localPart].some((personal) => fold(personal) === text)) {
    return 'passwordPersonal';
  }
  const common = await loadCommonPasswords();
  if (common.has(text)) return 'passwordCommon';
  const shopName = (await shopSettings?.current())?.identity.name;
  if (isGuessablePassword(password, { name, email, shopName }, common)) {
    return 'passwordGuessable';
  }
}

/**
 * Asserts that an account may have a password.
 *
 * @throws {ValidationError} with an issue of the field `password`
 */
export async function assertGoodPassword(
  person: Registration,
  shopSettings?: SettingsStore,
): Promise<void> {
  const reason = await findPasswordProblem(person, shopSettings);
  if (reason) throw new ValidationError(reason, { issues: [{ path: 'password', reason }] });
}

function fold(text: string): string {
  return foldText(text).replace(/\s+/g, '');
}
