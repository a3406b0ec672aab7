import type { ReactNode } from 'react';

/** Texts of the account page. */
export const accountPageMessages = {
  title: 'Tài khoản',
  noScript: 'Trang tài khoản cần bật JavaScript để hiển thị.',
  guest: 'Vui lòng đăng nhập để xem tài khoản',
  guestText: 'Bạn có thể xem và thay đổi thông tin của mình sau khi đăng nhập.',
  /** Replaces `guestText` after the session has expired. */
  expiredText: 'Nội dung bạn đang nhập dở vẫn được giữ lại sau khi đăng nhập.',
  failed: 'Chưa tải được tài khoản',
  loading: 'Đang tải tài khoản…',
  memberSince: (day: ReactNode): ReactNode => <>Tham gia từ ngày {day}</>,
};
