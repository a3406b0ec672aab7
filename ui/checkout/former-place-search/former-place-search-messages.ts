/** Texts of the search for an address from before July 2025. */
export const formerPlaceSearchMessages = {
  label: 'Tìm theo địa chỉ cũ',
  hint: 'Chỉ nhớ địa chỉ trước 1/7/2025? Nhập tên phường, xã và quận, huyện cũ.',
  placeholder: 'Ví dụ: Bến Nghé, Quận 1',
  results: 'Địa chỉ cũ tìm thấy',
  none: 'Không tìm thấy phường, xã cũ nào có tên này.',
  failed: 'Chưa tìm được, vui lòng thử lại.',
  became: (former: string, commune: string) => `${former} nay thuộc ${commune}.`,
  check: 'Một phần nhỏ thuộc nơi khác, bạn vui lòng kiểm tra lại phường/xã ở trên.',
  split: (former: string) => `${former} nay được chia cho nhiều nơi. Bạn ở:`,
};
