/** Texts of the cart page. */
export const cartPageMessages = {
  title: 'Giỏ hàng',
  discontinued: (names: readonly string[]) =>
    `${names.join(', ')} đã ngừng bán và đã được gỡ khỏi giỏ hàng.`,
  empty: 'Giỏ hàng của bạn đang trống!',
  emptyText: 'Hãy chọn cho mình một viên đá ưng ý.',
  noScript: 'Giỏ hàng cần bật JavaScript trong trình duyệt để hiển thị.',
};
