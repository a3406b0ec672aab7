/** Texts of the promo code box. */
export const promoBoxMessages = {
  label: 'Mã giảm giá',
  apply: 'Xác nhận',
  remove: (code: string) => `Bỏ mã ${code}`,
};
