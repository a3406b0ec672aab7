import type { ReactNode } from 'react';

/** Texts of the page that ends the notices to a mailbox. */
export const endNoticesPageMessages = {
  title: 'Ngừng báo hàng?',
  text: (email: ReactNode, shopName: string): ReactNode => (
    <>
      {shopName} sẽ không báo cho {email}{' '}
      khi có hàng nữa, kể cả khi người khác nhập email này. Email về đơn hàng và tài khoản của bạn
      vẫn được gửi như cũ.
    </>
  ),
  confirm: 'Ngừng báo hàng',
  done: 'Đã ngừng báo hàng',
  doneText: (email: ReactNode): ReactNode => (
    <>
      Các đăng ký chờ hàng của {email}{' '}
      đã được xóa. Khi cần, bạn đăng nhập bằng email này rồi đăng ký lại ở trang sản phẩm.
    </>
  ),
};
