import type { CategoryTile } from './category-explorer.tsx';

/** The eight categories of the demo catalogue, for stories. */
export const tiles: CategoryTile[] = [
  { name: 'Hũ Đá', image: 'tile-hu-da.867873d0.webp', href: '?category=hu-da' },
  { name: 'Vòng Tay', image: 'tile-vong-tay.bb5e99d1.webp', href: '?category=vong-tay' },
  { name: 'Móc Khóa', image: 'tile-moc-khoa.1bf148e8.webp', href: '?category=moc-khoa' },
  { name: 'Cây Đá', image: 'tile-cay-da.0e030679.webp', href: '?category=cay-da' },
  {
    name: 'Cầu Thủy Tinh',
    image: 'tile-cau-thuy-tinh.f1da6d87.webp',
    href: '?category=cau-thuy-tinh',
  },
  { name: 'Nhẫn', image: 'tile-nhan.52440ab9.webp', href: '?category=nhan' },
  { name: 'Vòng Cổ', image: 'tile-vong-co.646415dc.webp', href: '?category=vong-co' },
  { name: 'Tượng', image: 'tile-tuong.65b79f3d.webp', href: '?category=tuong' },
];
