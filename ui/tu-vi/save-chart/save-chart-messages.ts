/** Texts of the form that saves a chart. */
export const saveChartMessages = {
  saved: 'Đã lưu lá số vào tài khoản.',
  savedLink: 'Xem các lá số đã lưu',
  open: 'Lưu lá số này',
  consent: 'Tôi đồng ý để cửa hàng lưu họ tên, giới tính, ngày giờ sinh và nơi sinh của lá số ' +
    'này trong tài khoản của tôi, để tôi xem lại và nhận gợi ý đá nếu tôi bật tính năng này.',
  missingConsent: 'Vui lòng đánh dấu vào ô đồng ý trước khi lưu lá số.',
  hint: 'Bạn có thể xóa bất cứ lúc nào ở trang Tài khoản. Nếu đây là lá số của người khác, hãy ' +
    'hỏi ý kiến họ trước.',
  save: 'Lưu lá số',
};
