import { registerSchema } from '../../contract/account/user.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { accountSentences } from '../account-sentences.ts';
import { findPasswordProblem } from './find-password-problem.ts';

/** Creates the schema of a new account, with the rules of {@linkcode findPasswordProblem}. */
export const newAccountSchema = (shopSettings?: SettingsStore) =>
  registerSchema.check(async ({ value, issues }) => {
    const rule = await findPasswordProblem(value, shopSettings);
    if (!rule) return;
    const message = accountSentences[`BROKEN_RULE.${rule}`];
    issues.push({ code: 'custom', input: undefined, path: ['password'], message });
  });
