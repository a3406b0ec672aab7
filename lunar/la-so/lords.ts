import type { Schools } from './la-so-options.ts';
import type { EssentialStar } from './essential-stars.ts';
import type { MainStar } from './main-stars.ts';

/** A star that can be Mệnh chủ or Thân chủ. */
export type Lord = MainStar | EssentialStar;

/** Mệnh chủ of the branches Tý to Ngọ. The branches Mùi to Hợi mirror Tỵ to Sửu. */
const MENH_CHU: Lord[] = [
  'Tham Lang',
  'Cự Môn',
  'Lộc Tồn',
  'Văn Khúc',
  'Liêm Trinh',
  'Vũ Khúc',
  'Phá Quân',
];

/** Thân chủ of the branches Tý to Tỵ, and again of Ngọ to Hợi, except for Ngọ. */
const THAN_CHU: Lord[] = [
  'Linh Tinh',
  'Thiên Tướng',
  'Thiên Lương',
  'Thiên Đồng',
  'Văn Xương',
  'Thiên Cơ',
];

/**
 * Returns Mệnh chủ. Source of the branch of the year as default: Quản Xuân Thịnh, Số Tử Vi kinh
 * nghiệm.
 *
 * @param branch Branch of the year, or of the palace Mệnh in the other school.
 */
export function menhChuOf(branch: number): Lord {
  return MENH_CHU[branch > 6 ? 12 - branch : branch]!;
}

/** Returns Thân chủ of a branch of the year: Tý has Linh Tinh, or Hỏa Tinh by Toàn Thư. */
export function thanChuOf(chi: number, school: Schools['thanChu']): Lord {
  if (chi === 6 || chi === 0 && school === 'toan-thu') return 'Hỏa Tinh';
  return THAN_CHU[chi % 6]!;
}
