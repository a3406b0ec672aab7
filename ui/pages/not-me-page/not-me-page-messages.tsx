import type { ReactNode } from 'react';

/** Texts for a person whose e-mail address somebody else has registered. */
export const notMePageMessages = {
  title: 'Không phải bạn đăng ký?',
  text: (email: ReactNode, shopName: string): ReactNode => (
    <>
      Có người đã dùng {email} để tạo tài khoản tại{' '}
      {shopName}. Nếu không phải bạn, hãy bấm nút dưới đây: chúng tôi sẽ xóa tài khoản đó, đăng xuất
      mọi thiết bị và gỡ email của bạn.
    </>
  ),
  registeredText: 'Nếu chính bạn đã đăng ký, bạn không cần làm gì cả.',
  confirm: 'Không phải tôi',
  done: 'Đã gỡ email của bạn',
  doneText: (email: ReactNode): ReactNode => (
    <>Tài khoản dùng {email} đã được xóa và mọi thiết bị đã được đăng xuất.</>
  ),
};
