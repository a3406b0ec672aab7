/**
 * Name, texts, contact and social networks of the shop, for its pages and mails. Edit this file to
 * change them.
 */
export const shop = {
  name: 'Thạch An',
  slogan: 'Đá phong thủy và trang sức đá tự nhiên',
  description:
    'Thạch An tuyển chọn đá phong thủy và trang sức đá tự nhiên: vòng tay, hũ đá, cây đá, tượng, nhẫn và vòng cổ, giao hàng toàn quốc.',
  brand:
    'Mỗi viên đá ở Thạch An được chọn bằng tay, giữ nguyên vân và màu tự nhiên, kèm lời dặn chăm sóc để bạn gìn giữ lâu dài.',
  contact: {
    phone: '0900 000 000',
    email: 'lienhe@thachan.example',
  },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/thachan.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/thachan.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@thachan.example' },
  ],
  quickLinks: [
    { label: 'Trang chủ', href: '/' },
    { label: 'Về chúng tôi' },
    { label: 'Giao hàng' },
    { label: 'Chính sách và bảo mật' },
  ],
  hero: {
    wide: { image: 'hero.597acb84.webp', widths: [800, 1200, 1600], width: 1600, height: 900 },
    phone: { image: 'hero-phone.fcc34214.webp', widths: [480, 800], width: 800, height: 1000 },
  },
  /** Open Graph image of links to the shop: 1200 × 630 px. */
  share: {
    image: 'share.45ea9c7d.jpg',
    size: { width: 1200, height: 630 },
    alt: 'Hũ đá, cây đá, vòng tay và tượng voi của Thạch An trên bàn gỗ',
  },
};
