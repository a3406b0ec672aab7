import type { Registration } from '../../contract/account/user.ts';
import { foldText } from '../../contract/catalogue/search.ts';
import { ValidationError } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks the rules for new passwords that only the server can check: a password is neither common
 * nor equal to the name, the e-mail address or the part before its '@'. Case, accents and spaces do
 * not matter.
 *
 * @returns the message for the user, or undefined if the password is accepted
 */
export async function findPasswordProblem(
  { name, email, password }: Registration,
): Promise<string | undefined> {
  const text = fold(password);
  const [localPart = ''] = email.split('@');
  if ([name, email, localPart].some((personal) => fold(personal) === text)) {
    return 'Mật khẩu không được trùng với email hoặc họ tên của bạn.';
  }
  if (await isCommonPassword(text)) {
    return 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.';
  }
}

/**
 * Asserts that an account may have a password.
 *
 * @throws {ValidationError} with an issue of the field `password`
 */
export async function assertGoodPassword(person: Registration): Promise<void> {
  const message = await findPasswordProblem(person);
  if (message) throw new ValidationError(message, [{ path: 'password', message }]);
}

function fold(text: string): string {
  return foldText(text).replace(/\s+/g, '');
}
