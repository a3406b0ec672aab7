/** Texts of the dialog that cancels an order. */
export const cancelOrderMessages = {
  all: 'Cả đơn',
  back: 'Không hủy',
  keepsDiscount:
    'Phần còn lại giữ phí giao hàng và phần giảm giá tương ứng. Tiền khách đã trả dư cần được hoàn lại.',
  part: 'Một phần',
  quantity: (name: string) => `Số lượng hủy: ${name}`,
  of: (quantity: number) => `trong ${quantity}`,
  reason: 'Lý do',
  reasons: ['Khách đổi ý', 'Không liên lạc được', 'Hết hàng', 'Đặt trùng'],
  returns: 'Hàng được cộng lại vào kho. Khách nhận email báo hủy.',
  scope: 'Hủy',
  submit: 'Hủy đơn',
  submitPart: 'Hủy phần đã chọn',
  title: (code: string) => `Hủy đơn ${code}`,
  working: 'Đang hủy...',
};
