import type { CategoryTile } from './category-explorer.tsx';

/** The eight categories of the shop, for stories. */
export const tiles: CategoryTile[] = [
  { name: 'Hũ Đá', image: 'tile-hu-da.adb0f792.webp', href: '?category=hu-da' },
  { name: 'Vòng Tay', image: 'tile-vong-tay.8a3a1416.webp', href: '?category=vong-tay' },
  { name: 'Móc Khóa', image: 'tile-moc-khoa.4385899b.webp', href: '?category=moc-khoa' },
  { name: 'Cây Đá', image: 'tile-cay-da.af5ba408.webp', href: '?category=cay-da' },
  {
    name: 'Cầu Thủy Tinh',
    image: 'tile-cau-thuy-tinh.4d43f5d8.webp',
    href: '?category=cau-thuy-tinh',
  },
  { name: 'Nhẫn', image: 'tile-nhan.92fed5ff.webp', href: '?category=nhan' },
  { name: 'Vòng Cổ', image: 'tile-vong-co.fa1cfcdd.webp', href: '?category=vong-co' },
  { name: 'Tượng', image: 'tile-tuong.0687716c.webp', href: '?category=tuong' },
];
