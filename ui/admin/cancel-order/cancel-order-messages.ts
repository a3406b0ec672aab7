/** Texts of the dialog that cancels an order. */
export const cancelOrderMessages = {
  all: 'Cả đơn',
  back: 'Không hủy',
  keepsDiscount:
    'Phần còn lại giữ phí giao hàng và phần giảm giá tương ứng; mã giảm giá vẫn tính là đã dùng. Tiền khách đã trả dư cần được hoàn lại.',
  part: 'Một phần',
  quantity: (name: string) => `Số lượng hủy: ${name}`,
  of: (quantity: number) => `trong ${quantity}`,
  reason: 'Lý do',
  reasons: ['Khách đổi ý', 'Không liên lạc được', 'Khách không nhận hàng', 'Hết hàng', 'Đặt trùng'],
  returns:
    'Hàng được cộng lại vào kho, mã giảm giá dùng lại được, phí giao không thu. Tiền khách đã trả cần được hoàn lại. Khách nhận email báo hủy.',
  scope: 'Hủy',
  submit: 'Hủy đơn',
  submitPart: 'Hủy phần đã chọn',
  title: (code: string) => `Hủy đơn ${code}`,
  working: 'Đang hủy...',
};
