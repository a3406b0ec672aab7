/** Texts of the option to send an order as a gift. */
export const giftOptionMessages = {
  gift: 'Gửi làm quà tặng',
  hint:
    'Phiếu trong kiện hàng không ghi giá. Họ tên, số điện thoại và địa chỉ ở trên là của người nhận; email là của bạn, để nhận thông báo về đơn. Nếu thanh toán khi nhận hàng (COD), người nhận quà là người trả tiền.',
  note: 'Lời nhắn in kèm (không bắt buộc)',
  phone: 'Số điện thoại của bạn, để tra cứu đơn (không bắt buộc)',
};
