import type { ReactNode } from 'react';

/** Texts of the section with the e-mail address. */
export const emailSectionMessages = {
  title: 'Email',
  verified: 'Đã xác thực',
  unverified: 'Chưa xác thực',
  change: 'Đổi email',
  changeHint:
    'Chúng tôi sẽ gửi email xác nhận đến địa chỉ mới. Email chỉ được đổi sau khi bạn bấm vào ' +
    'liên kết trong email đó.',
  newEmail: 'Email mới',
  currentPassword: 'Mật khẩu hiện tại',
  send: 'Gửi email xác nhận',
  pending: 'Email mới đang chờ xác nhận',
  pendingText: (email: ReactNode): ReactNode => (
    <>
      Chúng tôi đã gửi email xác nhận đến{' '}
      {email}. Hãy bấm vào liên kết trong email đó để hoàn tất. Trong lúc chờ, bạn vẫn đăng nhập
      bằng email hiện tại.
    </>
  ),
  cancelChange: 'Hủy đổi email',
};
