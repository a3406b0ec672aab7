/** Names of the operations that change something, as the log shows them. */
export const operationNames: Readonly<Record<string, string>> = {
  'orders.changeStatus': 'Đổi trạng thái đơn',
  'orders.confirmByPhone': 'Xác nhận đơn qua điện thoại',
  'orders.cancel': 'Hủy đơn',
  'orders.cancelUnconfirmed': 'Hủy các đơn chưa xác nhận',
  'orders.create': 'Lập đơn qua điện thoại',
  'orders.edit': 'Sửa đơn',
  'orders.note': 'Ghi chú đơn',
  'orders.refund': 'Hoàn tiền',
  'orders.handOver': 'Bàn giao cho đơn vị vận chuyển',
  'orders.reconcileCod': 'Đối soát tiền thu hộ',
  'returns.decide': 'Trả lời yêu cầu trả hàng',
  'payments.record': 'Ghi tiền đã nhận',
  'payments.assign': 'Gắn tiền vào đơn',
  'payments.return': 'Trả lại tiền chưa rõ đơn',
  'products.save': 'Sửa sản phẩm',
  'products.hide': 'Ẩn sản phẩm',
  'products.show': 'Hiện sản phẩm',
  'products.delete': 'Xóa sản phẩm',
  'products.duplicate': 'Nhân bản sản phẩm',
  'products.move': 'Xếp lại sản phẩm',
  'products.bulk': 'Sửa nhiều sản phẩm',
  'products.import': 'Nhập sản phẩm từ tệp',
  'pictures.add': 'Thêm ảnh',
  'pictures.upload': 'Tải ảnh lên',
  'pictures.uploadForm': 'Tải cỡ nhỏ của ảnh lên',
  'pictures.remove': 'Xóa ảnh',
  'certificates.upload': 'Tải giấy kiểm định lên',
  'stock.adjust': 'Cộng trừ tồn kho',
  'stock.bulk': 'Nhập tồn kho từ tệp',
  'stock.count': 'Kiểm kho',
  'categories.save': 'Sửa danh mục',
  'categories.move': 'Xếp lại danh mục',
  'categories.delete': 'Xóa danh mục',
  'promos.save': 'Sửa mã khuyến mãi',
  'promos.end': 'Ngừng mã khuyến mãi',
  'customers.note': 'Ghi chú khách hàng',
  'customers.block': 'Chặn khách hàng',
  'exports.customers': 'Xuất danh sách khách hàng',
  'reviews.decide': 'Duyệt đánh giá',
  'settings.save': 'Sửa thiết lập',
  'pages.save': 'Sửa trang nội dung',
  'shipping.save': 'Sửa phí và thời gian giao hàng',
  'alerts.subscribe': 'Bật báo đơn mới',
  'alerts.unsubscribe': 'Tắt báo đơn mới',
  'staff.invite': 'Mời nhân viên',
  'staff.accept': 'Nhận lời mời',
  'staff.setRole': 'Đổi vai trò',
  'staff.disable': 'Khóa nhân viên',
};

/** Returns the page of the changed row; undefined if it has none. */
export function subjectHref(operation: string, subject: string): string | undefined {
  const [area = ''] = operation.split('.');
  if (/^(?:orders|customers|products|promos|pages)$/.test(area)) {
    return `/${area}/${encodeURIComponent(subject)}`;
  }
  if (area === 'stock') return `/products/${encodeURIComponent(subject)}`;
  return /^(?:settings|shipping|staff)$/.test(area) ? `/${area}` : undefined;
}
