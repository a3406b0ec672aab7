/** Texts of a message in the page. */
export const noticeMessages = {
  dismiss: 'Đóng thông báo',
};
