/** Sentences of errors of products and pictures. */
export const catalogueSentences = {
  'BROKEN_RULE.fixedField': 'Không thay đổi được trường này.',
  'BROKEN_RULE.pictureContent': ({ type }: { type: string }) =>
    `Nội dung của tệp không phải là ${type}.`,
  'BROKEN_RULE.pictureName': ({ name }: { name: string }) =>
    `Tên tệp không dùng được cho hình ảnh: ${name}`,
  'BROKEN_RULE.pictureNameTaken': ({ name }: { name: string }) =>
    `Tên ${name} đã có hình ảnh khác, vui lòng đặt tên mới.`,
  'BROKEN_RULE.pictureSize': 'Hình ảnh lớn hơn 4 MB.',
  'BROKEN_RULE.product': 'Sản phẩm chưa hợp lệ.',
  'CHANGED.product': 'Sản phẩm vừa được thay đổi ở nơi khác.',
  'CHANGED.stock': 'Tồn kho đang thay đổi, vui lòng thử lại.',
  'NOT_FOUND.picture': ({ name }: { name: string }) => `Không có hình ảnh nào tên ${name}.`,
  'NOT_FOUND.product': 'Sản phẩm này đã ngừng bán.',
  'NOT_FOUND.staffProduct': 'Không tìm thấy sản phẩm này.',
  'OUT_OF_STOCK.adjustment': 'Không đủ hàng.',
};
