/** Which form is shown: the one to register, or the one to come back. */
export type LoginMode = 'sign-up' | 'log-in';

/** What stands in the fields of the popup, as typed. */
export interface LoginValues {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

/** What is wrong with the fields, in words. */
export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

/** The fields in the order of the form; only a sign-up asks for a name. */
export function loginFields(mode: LoginMode): (keyof LoginValues)[] {
  return mode === 'sign-up'
    ? ['name', 'email', 'password', 'terms']
    : ['email', 'password', 'terms'];
}

/**
 * What can be told to be wrong before the server is asked. A log-in takes whatever password there is; a new
 * one is counted in characters as people see them, in whatever form the keyboard makes 'ế'.
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
