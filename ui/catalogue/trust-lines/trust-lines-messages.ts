/** Texts of the reasons to trust the seller. */
export const trustLinesMessages = {
  label: 'Yên tâm mua hàng',
  sizeGuide: 'Cách đo cỡ',
  seller: (name: string) => `Người bán: ${name}`,
  advice: 'Tư vấn:',
  zalo: 'Zalo',
};
