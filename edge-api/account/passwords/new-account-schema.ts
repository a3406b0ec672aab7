import { registerSchema } from '../../contract/account/user.ts';
import { findPasswordProblem } from './find-password-problem.ts';

/** Data of a new account, with the rules of {@linkcode findPasswordProblem}. */
export const newAccountSchema = registerSchema.check(async ({ value, issues }) => {
  const message = await findPasswordProblem(value);
  if (message) issues.push({ code: 'custom', input: undefined, path: ['password'], message });
});
