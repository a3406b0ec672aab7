/** Form of the popup: registration, or log-in with an existing account. */
export type LoginMode = 'sign-up' | 'log-in';

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

/**
 * Returns the errors that can be found without the server. Log-in accepts any password. The length
 * of a new one is counted after NFC normalization, so that a decomposed 'ế' is one character.
 */
export function loginErrors(mode: LoginMode, values: LoginValues): LoginErrors {
  const errors: LoginErrors = {};
  if (mode === 'sign-up' && values.name.trim() === '') errors.name = 'Vui lòng nhập họ tên.';
  const email = values.email.trim();
  if (email === '') errors.email = 'Vui lòng nhập email.';
  else if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    errors.email = 'Email chưa đúng dạng, ví dụ: ten@example.com.';
  }
  const { length } = [...values.password.normalize('NFC')];
  if (length === 0) errors.password = 'Vui lòng nhập mật khẩu.';
  else if (mode === 'sign-up' && (length < 8 || length > 200)) {
    errors.password = 'Mật khẩu phải có từ 8 đến 200 ký tự.';
  }
  if (!values.terms) errors.terms = 'Bạn cần đồng ý với điều khoản để tiếp tục.';
  return errors;
}
