/** Texts of the section that exports the data of the account. */
export const dataSectionMessages = {
  title: 'Dữ liệu của bạn',
  text:
    'Một tệp JSON gồm thông tin tài khoản, địa chỉ, đơn hàng, đánh giá, lá số đã lưu, giỏ hàng, ' +
    'thiết bị đăng nhập và các điều khoản bạn đã đồng ý.',
  download: 'Tải dữ liệu của tôi',
  preparing: 'Đang chuẩn bị...',
};
