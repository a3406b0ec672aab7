import { formatMoney } from '../format/format-money.ts';

/** Sentences of errors of placed orders. */
export const orderSentences = {
  AMBIGUOUS_ORDER: 'Có nhiều đơn hàng bắt đầu bằng mã này.',
  'BROKEN_RULE.discount': 'Giảm giá không được lớn hơn tiền hàng.',
  'BROKEN_RULE.lineGone': 'Cửa hàng không còn bán sản phẩm này.',
  'BROKEN_RULE.orderItems': 'Đơn hàng không có đủ số lượng này để hủy.',
  'BROKEN_RULE.orderTooLarge': 'Đơn hàng quá lớn.',
  'BROKEN_RULE.refund': ({ limit }: { limit: number }) =>
    limit > 0
      ? `Chỉ có thể hoàn tối đa ${formatMoney(limit)}.`
      : 'Khách chưa thanh toán, nên không có tiền để hoàn.',
  'CHANGED.order': 'Đơn hàng vừa được thay đổi ở nơi khác.',
  'NOT_FOUND.customer': 'Không tìm thấy khách hàng.',
  'NOT_FOUND.order': 'Không tìm thấy đơn hàng.',
  'ORDER_STATUS.edit':
    'Chỉ có thể sửa đơn trước khi giao cho đơn vị vận chuyển, và khi không chờ thanh toán thẻ.',
  ORDER_STATUS: 'Đơn hàng không thể chuyển sang trạng thái này.',
  'OUT_OF_STOCK.order': 'Không đủ hàng cho đơn này.',
};
