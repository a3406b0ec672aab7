import { formatMoney } from '../format/format-money.ts';

export const orderSentences = {
  AMBIGUOUS_ORDER: 'Có nhiều đơn hàng bắt đầu bằng mã này.',
  'BROKEN_RULE.discount': 'Giảm giá không được lớn hơn tiền hàng.',
  'BROKEN_RULE.lineGone': 'Cửa hàng không còn bán sản phẩm này.',
  'BROKEN_RULE.city':
    'Phí giao hàng đến nơi này khác, mà đơn đã thanh toán hoặc đang chờ chuyển khoản nên tổng tiền phải giữ nguyên. Vui lòng liên hệ cửa hàng.',
  'BROKEN_RULE.digits': '4 số cuối chưa đúng.',
  'BROKEN_RULE.future': 'Thời điểm này chưa đến.',
  'BROKEN_RULE.carrierList':
    'Không đọc được danh sách. Dòng đầu cần có tên cột, trong đó có cột mã đơn (hoặc mã vận đơn) và cột tiền thu hộ; tối đa 2.000 dòng.',
  'BROKEN_RULE.orderItems': 'Đơn hàng không còn đủ số lượng này.',
  'BROKEN_RULE.orderTooLarge': 'Đơn hàng quá lớn.',
  'BROKEN_RULE.refund': ({ limit }: { limit: number }) =>
    limit > 0
      ? `Chỉ có thể hoàn tối đa ${formatMoney(limit)}.`
      : 'Khách chưa thanh toán, nên không có tiền để hoàn.',
  'CHANGED.order': 'Đơn hàng vừa được thay đổi ở nơi khác.',
  'IDEMPOTENCY_KEY_REUSED.phone': ({ code }: { code: string }) =>
    `Đơn này đã được lưu ở lần bấm trước (mã ${code}), chưa có phần bạn vừa sửa. Bạn hãy mở đơn đó để sửa tiếp, đừng tạo lại.`,
  'NOT_FOUND.order': 'Không tìm thấy đơn hàng.',
  'ORDER_STATUS.edit':
    'Chỉ có thể sửa đơn trước khi giao cho đơn vị vận chuyển, và khi không chờ thanh toán thẻ.',
  'ORDER_STATUS.amount':
    'Đơn đang chờ khách thanh toán nên tổng tiền phải giữ nguyên. Muốn đổi, hãy đợi tiền về, hoặc hủy đơn rồi tạo đơn mới.',
  'ORDER_STATUS.card':
    'Đơn này đang chờ khách thanh toán thẻ nên không nhận tiền chuyển khoản. Nếu khách đã chuyển khoản, hãy hủy đơn, tạo đơn mới rồi tính khoản tiền vào đơn mới.',
  'ORDER_STATUS.parcel': 'Chỉ có thể sửa mã vận đơn khi đơn đang trên đường giao.',
  'ORDER_STATUS.confirmation': 'Chỉ có thể hoàn tác xác nhận trong mười giây.',
  'ORDER_STATUS.forgotten': 'Khách đã xóa tài khoản, nên đơn này không nhận thêm ghi chú.',
  'NOT_FOUND.lookUp': 'Không tìm thấy đơn hàng với mã và số điện thoại này.',
  'NOT_FOUND.return': 'Khách chưa yêu cầu đổi trả đơn này.',
  'NOT_FOUND.transfer': 'Không tìm thấy khoản tiền này.',
  ORDER_FIXED: 'Đơn hàng không thể thay đổi được nữa. Vui lòng liên hệ cửa hàng.',
  ORDER_STATUS: 'Đơn hàng không thể chuyển sang trạng thái này.',
  RETURN_DECIDED: 'Yêu cầu đổi trả này đã được quyết định.',
  TRANSFER_RESOLVED: 'Khoản tiền này vừa được xử lý ở nơi khác.',
  'OUT_OF_STOCK.order': 'Không đủ hàng cho đơn này.',
};
