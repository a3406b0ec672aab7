/** Texts of the dialog that hands several orders over to the carrier. */
export const handOverMessages = {
  back: 'Quay lại',
  carrier: 'Đơn vị vận chuyển (không bắt buộc)',
  codes: 'Mã vận đơn (không bắt buộc)',
  hint: 'Có danh sách từ đơn vị vận chuyển? Dán các dòng “mã đơn, mã vận đơn” vào một ô bất kỳ.',
  pasted: (count: number) => `Đã điền ${count} mã vận đơn.`,
  submit: (count: number) => `Giao ${count} đơn`,
  title: (count: number) => `Giao ${count} đơn cho đơn vị vận chuyển`,
  trackingCode: (code: string, customer: string) => customer ? `${code} · ${customer}` : code,
  working: 'Đang lưu...',
};
