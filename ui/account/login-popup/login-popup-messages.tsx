import type { ReactNode } from 'react';

/** Texts of the popup for sign-up, log-in and forgotten passwords. */
export const loginPopupMessages = {
  signUp: 'Đăng ký',
  logIn: 'Đăng nhập',
  forgotPassword: 'Quên mật khẩu',
  name: 'Họ và tên',
  verificationHint: 'Chúng tôi sẽ gửi email xác thực đến địa chỉ này.',
  /** Label of the button that shows the form for a forgotten password. */
  passwordForgotten: 'Quên mật khẩu?',
  facebook: 'Đăng nhập bằng Facebook',
  haveAccount: 'Đã có tài khoản?',
  noAccount: 'Chưa có tài khoản?',
  /** Buttons that choose the form, below the reason to log in. */
  customer: 'Tôi đã có tài khoản',
  newCustomer: 'Tôi là khách mới',
  terms: (link: (text: string) => ReactNode): ReactNode => (
    <>Tôi đồng ý với {link('điều khoản sử dụng')}</>
  ),
  /** Follows `terms`, on a line of its own if there is no space. */
  privacy: (link: (text: string) => ReactNode): ReactNode => <>và {link('chính sách bảo mật')}</>,
  forgotPasswordHint:
    'Nhập email bạn đã đăng ký. Chúng tôi sẽ gửi email hướng dẫn đặt lại mật khẩu.',
  sendInstructions: 'Gửi hướng dẫn',
  sendAgain: 'Gửi lại email',
  backToLogIn: 'Quay lại đăng nhập',
};
