/** Texts of the form beside a product that is sold out. */
export const stockNoticeMessages = {
  label: 'Email nhận tin khi có hàng',
  submit: 'Báo cho tôi khi có hàng',
  hint: 'Cửa hàng chỉ gửi một email khi có hàng, không gửi quảng cáo.',
};
