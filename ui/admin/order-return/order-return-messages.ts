/** Texts of a request to return goods. */
export const orderReturnMessages = {
  title: 'Khách yêu cầu đổi trả',
  picture: (number: number) => `Ảnh khách gửi ${number}`,
  download: 'Tải ảnh',
  file: (number: number) => `doi-tra-${number}`,
  picturesEnd: 'Ảnh bị xóa khi bạn trả lời. Chạm vào ảnh để tải về nếu cần giữ.',
  note: 'Trả lời cho khách',
  accept: 'Đồng ý đổi trả',
  refuse: 'Từ chối',
  accepted: 'Đã đồng ý',
  refused: 'Đã từ chối',
};
