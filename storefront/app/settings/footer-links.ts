/** Links of the footer. */
export const footerLinks = [
  { label: 'Trang chủ', href: '/' },
  { label: 'Lịch vạn niên', href: '/lich' },
  { label: 'Về chúng tôi', href: '/about' },
  { label: 'Giao hàng', href: '/delivery' },
  { label: 'Chính sách và bảo mật', href: '/privacy' },
  { label: 'Đổi trả và hoàn tiền', href: '/returns' },
  { label: 'Giá và thanh toán', href: '/payment' },
  { label: 'Điều khoản sử dụng', href: '/terms' },
  { label: 'Giải quyết khiếu nại', href: '/complaints' },
  { label: 'Cách chọn cỡ', href: '/size-guide' },
  { label: 'Câu hỏi thường gặp', href: '/faq' },
] as const;
