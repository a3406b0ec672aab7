/** A message to the visitor. */
export interface Message {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** Place and cause of the message. */
  context: string;
}

/** Messages of the shop, grouped by screen. */
export const messageGroups: readonly { name: string; messages: readonly Message[] }[] = [
  {
    name: 'Đăng ký, đăng nhập',
    messages: [
      { tone: 'success', text: 'Đăng nhập thành công!', context: 'toast, logged in' },
      { tone: 'success', text: 'Đăng ký thành công!', context: 'toast, signed up' },
      { tone: 'info', text: 'Đã đăng xuất khỏi tài khoản', context: 'toast, logged out' },
      { tone: 'error', text: 'Có lỗi xảy ra, vui lòng thử lại', context: 'the request failed' },
    ],
  },
  {
    name: 'Đăng nhập Facebook',
    messages: [
      { tone: 'success', text: 'Đăng nhập Facebook thành công!', context: 'toast, logged in' },
      {
        tone: 'error',
        text: 'Facebook SDK chưa được tải',
        context: 'the Facebook script did not load',
      },
      {
        tone: 'error',
        text: 'Không thể lấy thông tin từ Facebook',
        context: 'Facebook returned no name or e-mail',
      },
      {
        tone: 'error',
        text: 'Kết nối tới server quá lâu, vui lòng thử lại',
        context: 'no response after 15 s',
      },
      { tone: 'error', text: 'Lỗi server, vui lòng thử lại sau', context: 'the server failed' },
      {
        tone: 'error',
        text: 'Đăng nhập thất bại',
        context: 'the server rejected the request without a reason',
      },
      { tone: 'error', text: 'Có lỗi xảy ra khi đăng nhập', context: 'any other response' },
      { tone: 'error', text: 'Có lỗi xảy ra khi đăng nhập Facebook', context: 'any other failure' },
    ],
  },
  {
    name: 'Giỏ hàng',
    messages: [
      {
        tone: 'success',
        text: 'Vòng Tay Đá Mắt Hổ đã được thêm vào giỏ hàng',
        context: 'toast; Sản phẩm if the name is unknown',
      },
      {
        tone: 'info',
        text: 'Vòng Tay Đá Mắt Hổ đã được gỡ khỏi giỏ hàng',
        context: 'toast, the quantity became 0',
      },
      {
        tone: 'error',
        text: 'Giỏ hàng của bạn đang trống!',
        context: 'checkout with an empty cart',
      },
      {
        tone: 'error',
        text: 'Đang đồng bộ giỏ hàng với server, vui lòng đợi một chút....',
        context: 'checkout during a synchronization',
      },
    ],
  },
  {
    name: 'Đặt hàng',
    messages: [
      {
        tone: 'success',
        text: 'Đặt hàng thành công! Email xác nhận đã được gửi.',
        context: 'toast, the order is placed',
      },
      {
        tone: 'success',
        text: 'Đặt hàng thành công! Cửa hàng sẽ gọi điện cho bạn để xác nhận đơn hàng.',
        context: 'toast, the order waits for a call of the shop',
      },
      {
        tone: 'error',
        text: 'Bạn phải thực hiện đăng nhập để đặt hàng!',
        context: 'the visitor is not logged in',
      },
      {
        tone: 'error',
        text: 'Vui lòng chọn đầy đủ thông tin địa chỉ!',
        context: 'a division of the address is missing',
      },
      {
        tone: 'error',
        text: 'Không thể tải danh sách tỉnh/thành phố',
        context: 'under the field, with a retry button',
      },
      {
        tone: 'error',
        text: 'Không thể tải danh sách quận/huyện',
        context: 'under the field, with a retry button',
      },
      {
        tone: 'error',
        text: 'Không thể tải danh sách phường/xã',
        context: 'under the field, with a retry button',
      },
      { tone: 'error', text: 'Có lỗi xảy ra khi đặt hàng', context: 'the order was not placed' },
    ],
  },
  {
    name: 'Tử Vi',
    messages: [
      { tone: 'success', text: 'Phân tích thành công!', context: 'toast, the analysis succeeded' },
      {
        tone: 'error',
        text: 'Vui lòng điền đầy đủ tất cả các trường.',
        context: 'a field is empty',
      },
      {
        tone: 'error',
        text: 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.',
        context: 'under the year',
      },
      { tone: 'error', text: 'Tháng 2 năm 2026 chỉ có 28 ngày.', context: 'under the day' },
      {
        tone: 'error',
        text: 'Lỗi không xác định từ server.',
        context: 'the response contains no message',
      },
    ],
  },
  {
    name: 'Xác thực email',
    messages: [
      {
        tone: 'success',
        text: 'Email xác thực đã được gửi lại thành công!',
        context: 'sent again',
      },
      {
        tone: 'error',
        text: 'Link xác thực không hợp lệ',
        context: 'a parameter of the link is missing',
      },
      { tone: 'error', text: 'Có lỗi xảy ra khi xác thực email', context: 'the request failed' },
      {
        tone: 'error',
        text: 'Không thể gửi lại email xác thực.',
        context: 'the mail could not be sent',
      },
    ],
  },
  {
    name: 'Tài khoản',
    messages: [
      { tone: 'success', text: 'Đã lưu họ tên mới', context: 'toast, the name was changed' },
      { tone: 'success', text: 'Đã đổi mật khẩu', context: 'toast, the password was changed' },
      { tone: 'success', text: 'Đã lưu địa chỉ', context: 'toast, an address was saved' },
      { tone: 'info', text: 'Đã xóa địa chỉ', context: 'toast, an address was deleted' },
      { tone: 'info', text: 'Đã đăng xuất thiết bị', context: 'toast, a session was ended' },
      {
        tone: 'info',
        text: 'Đã đăng xuất khỏi mọi thiết bị',
        context: 'toast, all sessions were ended',
      },
      { tone: 'error', text: 'Vui lòng nhập mật khẩu hiện tại.', context: 'under the field' },
      {
        tone: 'error',
        text: 'Liên kết đặt lại mật khẩu không hợp lệ.',
        context: 'a parameter of the link is missing',
      },
    ],
  },
];
