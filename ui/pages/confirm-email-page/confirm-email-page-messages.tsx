import type { ReactNode } from 'react';

/** Texts of the page that confirms a new e-mail address. */
export const confirmEmailPageMessages = {
  title: 'Xác nhận email mới',
  text: (email: ReactNode): ReactNode => (
    <>
      Sau khi xác nhận, bạn đăng nhập và nhận email của cửa hàng bằng{' '}
      {email}. Các thiết bị khác sẽ được đăng xuất.
    </>
  ),
  confirm: 'Xác nhận email mới',
  done: 'Đã đổi email',
  doneText: (email: ReactNode): ReactNode => <>Từ nay bạn đăng nhập bằng {email}.</>,
};
