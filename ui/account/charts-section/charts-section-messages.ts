/** Texts of the section with the saved charts. */
export const chartsSectionMessages = {
  title: 'Lá số đã lưu',
  failed: 'Chưa tải được lá số.',
  loading: 'Đang tải lá số…',
  empty: 'Bạn chưa lưu lá số nào. Sau khi xem ở trang Tử Vi, bạn có thể lưu lá số của mình ' +
    'và người thân.',
  greet: 'Gợi ý đá trên trang chủ',
  greetOf: (name: string) => `Gợi ý đá trên trang chủ cho ${name}`,
  open: 'Xem lá số',
  openOf: (name: string) => `Xem lá số của ${name}`,
  delete: 'Xóa',
  deleteOf: (name: string) => `Xóa lá số của ${name}`,
  keep: 'Giữ lại',
  keepOf: (name: string) => `Giữ lại lá số của ${name}`,
  confirm: 'Xóa lá số này',
  confirmOf: (name: string) => `Xóa lá số này: ${name}`,
  deleting: 'Đang xóa...',
};
