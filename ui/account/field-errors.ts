/** Returns the error of an e-mail address as typed; `undefined` if it is valid. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'Vui lòng nhập email.';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())
    ? undefined
    : 'Email chưa đúng định dạng, ví dụ: ten@example.com.';
}

/**
 * Returns the error of a new password; `undefined` if its length is allowed. The length is counted
 * after NFC normalization, so that a decomposed 'ế' is one character.
 */
export function newPasswordError(password: string): string | undefined {
  const { length } = [...password.normalize('NFC')];
  if (length === 0) return missingPassword;
  return length < 8 || length > 200 ? 'Mật khẩu phải có từ 8 đến 200 ký tự.' : undefined;
}

/** Error of an empty password field. */
export const missingPassword = 'Vui lòng nhập mật khẩu.';

/** Error of an empty name field. */
export const missingName = 'Vui lòng nhập họ tên.';
