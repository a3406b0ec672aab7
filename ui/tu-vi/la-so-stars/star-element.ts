import type { MainStar, NguHanh } from '@thach-an/lunar';

/**
 * Traditional elements of the main stars (ngũ hành của chính tinh), as Vietnamese books such as Tử
 * Vi Đẩu Số Tân Biên give them. Chinese books differ about some, for example Thiên Lương (Thổ) and
 * Tham Lang (Mộc).
 */
export const starElement: Readonly<Record<MainStar, NguHanh>> = {
  'Tử Vi': 'Thổ',
  'Thiên Cơ': 'Mộc',
  'Thái Dương': 'Hỏa',
  'Vũ Khúc': 'Kim',
  'Thiên Đồng': 'Thủy',
  'Liêm Trinh': 'Hỏa',
  'Thiên Phủ': 'Thổ',
  'Thái Âm': 'Thủy',
  'Tham Lang': 'Thủy',
  'Cự Môn': 'Thủy',
  'Thiên Tướng': 'Thủy',
  'Thiên Lương': 'Mộc',
  'Thất Sát': 'Kim',
  'Phá Quân': 'Thủy',
};
