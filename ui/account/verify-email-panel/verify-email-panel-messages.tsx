import type { ReactNode } from 'react';

/** Texts of the page that verifies an e-mail address. */
export const verifyEmailPanelMessages = {
  verifying: 'Đang xác thực email của bạn…',
  greeting: (name: ReactNode): ReactNode => <>Xin chào, {name}</>,
  welcome: (code: ReactNode, discount: string): ReactNode => (
    <>
      Quà chào mừng: nhập mã {code} trong giỏ hàng để được giảm {discount} cho đơn hàng đầu tiên.
    </>
  ),
  account: (email: ReactNode): ReactNode => <>Liên kết này dành cho tài khoản {email}.</>,
  notRegistered: 'Bạn không đăng ký?',
  notMe: 'Không phải tôi',
  support: 'Hỗ trợ',
  supportHint: 'Cần hỗ trợ? Liên hệ với chúng tôi:',
  phone: 'Điện thoại:',
  email: 'Email:',
};
