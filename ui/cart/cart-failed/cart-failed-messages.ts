/** Texts that replace a cart that could not be loaded. */
export const cartFailedMessages = {
  title: 'Chưa tải được giỏ hàng',
  text: 'Giỏ hàng của bạn vẫn được giữ nguyên. Hãy kiểm tra kết nối mạng rồi thử lại.',
};
