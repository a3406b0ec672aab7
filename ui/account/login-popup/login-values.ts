import type { fieldErrorMessages } from '../field-error-messages.ts';
import { emailError, newPasswordError } from '../field-errors.ts';

/** Form of the popup: registration, or log-in with an existing account. */
export type LoginMode = 'sign-up' | 'log-in';

/** Form that the popup shows. */
export type LoginPopupForm = LoginMode | 'forgot-password';

/** Values of the fields of the popup, as typed. */
export interface LoginValues {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

/** Error messages by field. */
export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

/** Returns the fields in display order. Only the sign-up form has a name. */
export function loginFields(mode: LoginMode): (keyof LoginValues)[] {
  return mode === 'sign-up'
    ? ['name', 'email', 'password', 'terms']
    : ['email', 'password', 'terms'];
}

/** Returns the errors that can be found without the server. Log-in accepts any password. */
export function loginErrors(
  mode: LoginMode,
  { name, email, password, terms }: LoginValues,
  messages: typeof fieldErrorMessages,
): LoginErrors {
  const errors: LoginErrors = {};
  if (mode === 'sign-up' && name.trim() === '') errors.name = messages.missingName;
  const invalidEmail = emailError(email, messages);
  if (invalidEmail) errors.email = invalidEmail;
  const invalidPassword = mode === 'sign-up'
    ? newPasswordError(password, messages)
    : password === ''
    ? messages.missingPassword
    : undefined;
  if (invalidPassword) errors.password = invalidPassword;
  if (!terms) errors.terms = messages.termsRequired;
  return errors;
}
