/** Labels of actions that several components offer. */
export const actionMessages = {
  /** Label of a button while its request is pending. */
  busy: 'Đang xử lý...',
  retry: 'Thử lại',
  /** Advice after a failed request. */
  retryHint: 'Hãy kiểm tra kết nối mạng rồi thử lại.',
  close: 'Đóng',
  cancel: 'Hủy',
  home: 'Về trang chủ',
  store: 'Xem Cửa Hàng',
  logIn: 'Đăng nhập',
};
