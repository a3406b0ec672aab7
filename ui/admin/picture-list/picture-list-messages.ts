/** Texts of the pictures of a product. */
export const pictureListMessages = {
  title: 'Ảnh',
  add: 'Thêm ảnh',
  picture: (number: number) => `Ảnh ${number}`,
  describeMain: 'Mô tả ảnh chính',
  describe: (number: number) => `Mô tả ảnh ${number}`,
  describeHint: 'Ví dụ: mặt trước, trên tay',
  up: 'Lên',
  down: 'Xuống',
  remove: 'Bỏ',
  moved: (number: number) => `(ảnh ${number})`,
  removed: (number: number) => `ảnh ${number}`,
  retry: 'Thử lại',
  uploading: (name: string) => `Đang tải ${name}`,
};
