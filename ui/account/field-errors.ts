import type { fieldErrorMessages } from './field-error-messages.ts';

type Texts = typeof fieldErrorMessages;

/** Returns the error of an e-mail address as typed; `undefined` if it is valid. */
export function emailError(email: string, messages: Texts): string | undefined {
  if (email.trim() === '') return messages.missingEmail;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : messages.invalidEmail;
}

/**
 * Returns the error of a new password; `undefined` if its length is allowed. The length is counted
 * after NFC normalization, so that a decomposed 'ế' is one character.
 */
export function newPasswordError(password: string, messages: Texts): string | undefined {
  const { length } = [...password.normalize('NFC')];
  if (length === 0) return messages.missingPassword;
  return length < 8 || length > 200 ? messages.passwordLength : undefined;
}
