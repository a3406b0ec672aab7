/** Texts of the dialog that corrects the number of a parcel. */
export const correctParcelMessages = {
  back: 'Quay lại',
  hint:
    'Trang đơn hàng của khách đổi theo ngay. Nếu mã vận đơn thay đổi, khách nhận email có mã mới.',
  submit: 'Lưu mã vận đơn',
  title: (code: string) => `Mã vận đơn của đơn ${code}`,
  working: 'Đang lưu...',
};
