import { registerSchema, type Registration } from '../../contract/account/user.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Data of a new account, with the rules for passwords that only the server can check: a password is
 * neither common nor equal to the name, the e-mail address or the part before its '@'. Case,
 * accents and spaces do not matter.
 */
export const newAccountSchema = registerSchema.check(async ({ value, issues }) => {
  const message = await findPasswordProblem(value);
  if (message) issues.push({ code: 'custom', input: undefined, path: ['password'], message });
});

async function findPasswordProblem({ name, email, password }: Registration) {
  const text = fold(password);
  const [localPart = ''] = email.split('@');
  if ([name, email, localPart].some((personal) => fold(personal) === text)) {
    return 'Mật khẩu không được trùng với email hoặc họ tên của bạn.';
  }
  if (await isCommonPassword(text)) {
    return 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.';
  }
}

function fold(text: string): string {
  return foldText(text).replace(/\s+/g, '');
}
