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
  'products.save': 'Sửa sản phẩm',
  'products.hide': 'Ẩn sản phẩm',
  'products.show': 'Hiện sản phẩm',
  'products.delete': 'Xóa sản phẩm',
  'products.import': 'Nhập sản phẩm từ tệp',
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
  if (/^(?:orders|customers|promos|pages)$/.test(area)) {
    return `/${area}/${encodeURIComponent(subject)}`;
  }
  return /^(?:settings|shipping|staff)$/.test(area) ? `/${area}` : undefined;
}
