import type { ReactNode } from 'react';

/** Texts for a person whose e-mail address somebody else has used. */
export const notMePageMessages = {
  title: 'Email này bị dùng nhầm?',
  text: (email: ReactNode, shopName: string): ReactNode => (
    <>
      Có người đã dùng {email} tại{' '}
      {shopName}. Nếu không phải bạn, hãy bấm nút dưới đây: chúng tôi sẽ gỡ email của bạn, xóa tài
      khoản đã đăng ký bằng email này và đăng xuất mọi thiết bị của tài khoản đó.
    </>
  ),
  registeredText: 'Nếu chính bạn đã đăng ký hoặc đặt hàng, bạn không cần làm gì cả.',
  confirm: 'Không phải tôi',
  done: 'Đã gỡ email của bạn',
  doneText: (email: ReactNode): ReactNode => (
    <>
      Chúng tôi không còn gửi thư đến {email}{' '}
      theo yêu cầu của người đó. Tài khoản đã đăng ký bằng email này, nếu có, đã bị xóa.
    </>
  ),
};
