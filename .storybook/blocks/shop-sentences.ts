/** A sentence that a shopper reads. */
export interface Sentence {
  tone: 'success' | 'info' | 'error';
  words: string;
  when: string;
}

/** Where the shop speaks, and what it says there. */
export const places: readonly { name: string; sentences: readonly Sentence[] }[] = [
  {
    name: 'Đăng ký, đăng nhập',
    sentences: [
      { tone: 'success', words: 'Đăng nhập thành công!', when: 'toast, logged in' },
      { tone: 'success', words: 'Đăng ký thành công!', when: 'toast, signed up' },
      { tone: 'info', words: 'Đã đăng xuất khỏi tài khoản', when: 'toast, logged out' },
      { tone: 'error', words: 'Có lỗi xảy ra, vui lòng thử lại', when: 'the request failed' },
    ],
  },
  {
    name: 'Đăng nhập Facebook',
    sentences: [
      { tone: 'success', words: 'Đăng nhập Facebook thành công!', when: 'toast, logged in' },
      {
        tone: 'error',
        words: 'Facebook SDK chưa được tải',
        when: 'Facebook’s script is not there',
      },
      {
        tone: 'error',
        words: 'Không thể lấy thông tin từ Facebook',
        when: 'Facebook gave no name or e-mail',
      },
      {
        tone: 'error',
        words: 'Kết nối tới server quá lâu, vui lòng thử lại',
        when: 'no answer after 15 s',
      },
      { tone: 'error', words: 'Lỗi server, vui lòng thử lại sau', when: 'the server failed' },
      { tone: 'error', words: 'Đăng nhập thất bại', when: 'the server refused, without a reason' },
      { tone: 'error', words: 'Có lỗi xảy ra khi đăng nhập', when: 'any other answer' },
      { tone: 'error', words: 'Có lỗi xảy ra khi đăng nhập Facebook', when: 'any other failure' },
    ],
  },
  {
    name: 'Giỏ hàng',
    sentences: [
      {
        tone: 'success',
        words: 'Vòng Tay Đá Mắt Hổ đã được thêm vào giỏ hàng',
        when: 'toast; Sản phẩm where the name is not known',
      },
      {
        tone: 'info',
        words: 'Vòng Tay Đá Mắt Hổ đã được gỡ khỏi giỏ hàng',
        when: 'toast, the last piece was removed',
      },
      { tone: 'error', words: 'Giỏ hàng của bạn đang trống!', when: 'checkout with nothing in it' },
      {
        tone: 'error',
        words: 'Đang đồng bộ giỏ hàng với server, vui lòng đợi một chút....',
        when: 'checkout while changes are on their way',
      },
    ],
  },
  {
    name: 'Đặt hàng',
    sentences: [
      {
        tone: 'success',
        words: 'Đặt hàng thành công! Email xác nhận đã được gửi.',
        when: 'toast, the order is placed',
      },
      {
        tone: 'error',
        words: 'Bạn phải thực hiện đăng nhập để đặt hàng!',
        when: 'nobody is logged in',
      },
      {
        tone: 'error',
        words: 'Vui lòng chọn đầy đủ thông tin địa chỉ!',
        when: 'province, district or ward is missing',
      },
      {
        tone: 'error',
        words: 'Không thể tải danh sách tỉnh/thành phố',
        when: 'under the field, with a way to ask again',
      },
      {
        tone: 'error',
        words: 'Không thể tải danh sách quận/huyện',
        when: 'under the field, with a way to ask again',
      },
      {
        tone: 'error',
        words: 'Không thể tải danh sách phường/xã',
        when: 'under the field, with a way to ask again',
      },
      { tone: 'error', words: 'Có lỗi xảy ra khi đặt hàng', when: 'the order was not placed' },
    ],
  },
  {
    name: 'Tử Vi',
    sentences: [
      { tone: 'success', words: 'Phân tích thành công!', when: 'toast, the analysis is there' },
      {
        tone: 'error',
        words: 'Vui lòng điền đầy đủ tất cả các trường.',
        when: 'something is missing',
      },
      {
        tone: 'error',
        words: 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.',
        when: 'under the year',
      },
      { tone: 'error', words: 'Tháng 2 năm 2026 chỉ có 28 ngày.', when: 'under the day' },
      { tone: 'error', words: 'Lỗi không xác định từ server.', when: 'no reason was given' },
    ],
  },
  {
    name: 'Xác thực email',
    sentences: [
      {
        tone: 'success',
        words: 'Email xác thực đã được gửi lại thành công!',
        when: 'sent once more',
      },
      { tone: 'error', words: 'Link xác thực không hợp lệ', when: 'the link lacks a part' },
      { tone: 'error', words: 'Có lỗi xảy ra khi xác thực email', when: 'the request failed' },
      { tone: 'error', words: 'Không thể gửi lại email xác thực.', when: 'it could not be sent' },
    ],
  },
];
