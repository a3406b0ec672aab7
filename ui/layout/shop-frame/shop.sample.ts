/** Texts and links of the shop, for stories of whole pages. */
export const shop = {
  name: 'Thạch An',
  brand:
    'Đá ở Thạch An được chọn lọc kỹ từng viên, giữ nguyên vân và màu tự nhiên, kèm hướng dẫn bảo quản để đá luôn bền đẹp.',
  contact: { phone: '0900 000 000', email: 'lienhe@thachan.example' },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/thachan.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/thachan.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@thachan.example' },
  ],
  quickLinks: [
    { label: 'Trang chủ', href: '/' },
    { label: 'Về chúng tôi', href: '/about' },
    { label: 'Giao hàng', href: '/delivery' },
    { label: 'Chính sách và bảo mật', href: '/privacy' },
    { label: 'Đổi trả và hoàn tiền', href: '/returns' },
    { label: 'Giá và thanh toán', href: '/payment' },
    { label: 'Điều khoản sử dụng', href: '/terms' },
    { label: 'Giải quyết khiếu nại', href: '/complaints' },
  ],
};

/** Both crops of the hero's picture. */
export const heroPicture = {
  wide: { image: 'hero.597acb84.webp', widths: [800, 1280, 1600], width: 1600, height: 900 },
  phone: { image: 'hero-phone.fcc34214.webp', widths: [480, 800], width: 800, height: 1000 },
};
