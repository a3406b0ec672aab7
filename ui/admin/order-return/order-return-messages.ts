/** Texts of a request to return goods. */
export const orderReturnMessages = {
  title: 'Khách yêu cầu đổi trả',
  note: 'Trả lời cho khách',
  accept: 'Đồng ý đổi trả',
  refuse: 'Từ chối',
  accepted: 'Đã đồng ý',
  refused: 'Đã từ chối',
};
