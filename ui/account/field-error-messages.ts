/** Errors of the account's fields that are found without the server. */
export const fieldErrorMessages = {
  missingName: 'Vui lòng nhập họ tên.',
  missingEmail: 'Vui lòng nhập email.',
  invalidEmail: 'Email chưa đúng định dạng, ví dụ: ten@example.com.',
  missingPassword: 'Vui lòng nhập mật khẩu.',
  missingCurrentPassword: 'Vui lòng nhập mật khẩu hiện tại.',
  passwordLength: 'Mật khẩu phải có từ 8 đến 200 ký tự.',
  termsRequired: 'Bạn cần đồng ý với điều khoản để tiếp tục.',
};
