import { DAN, HOI, mod12, THAN, TY } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';
import { LOC_TON } from './year-stem-table.ts';

const BAC_SI = [
  'Bác Sĩ',
  'Lực Sĩ',
  'Thanh Long',
  'Tiểu Hao',
  'Tướng Quân',
  'Tấu Thư',
  'Phi Liêm',
  'Hỷ Thần',
  'Bệnh Phù',
  'Đại Hao',
  'Phục Binh',
  'Quan Phủ',
] as const;

/** A star of the Bác Sĩ ring (vòng Lộc Tồn). */
export type BacSiStar = (typeof BAC_SI)[number];

const TRANG_SINH = [
  'Tràng Sinh',
  'Mộc Dục',
  'Quan Đới',
  'Lâm Quan',
  'Đế Vượng',
  'Suy',
  'Bệnh',
  'Tử',
  'Mộ',
  'Tuyệt',
  'Thai',
  'Dưỡng',
] as const;

/** A star of the Tràng Sinh ring. */
export type TrangSinhStar = (typeof TRANG_SINH)[number];

const THAI_TUE = [
  'Thái Tuế',
  'Thiếu Dương',
  'Tang Môn',
  'Thiếu Âm',
  'Quan Phù',
  'Tử Phù',
  'Tuế Phá',
  'Long Đức',
  'Bạch Hổ',
  'Phúc Đức',
  'Điếu Khách',
  'Trực Phù',
] as const;

/** A star of the Thái Tuế ring. Its Quan Phù is not the Quan Phủ of the Bác Sĩ ring. */
export type ThaiTueStar = (typeof THAI_TUE)[number];

/** Palaces in which the Tràng Sinh ring begins, for the cục 2 to 6. */
const TRANG_SINH_STARTS = [THAN, HOI, TY, THAN, DAN];

/** Stars of the three rings in one palace. */
export type RingStars = { bacSi: BacSiStar; trangSinh: TrangSinhStar; thaiTue: ThaiTueStar };

/**
 * Returns the stars of the three rings in a palace.
 *
 * The Bác Sĩ ring begins at Lộc Tồn and the Tràng Sinh ring at a palace that follows from the cục.
 * Both go thuận for dương nam and âm nữ, and nghịch for the others. The Thái Tuế ring begins at the
 * branch of the year and always goes thuận.
 */
export function ringStars(palace: number, { can, chi, step, cuc }: ChartInput): RingStars {
  return {
    bacSi: BAC_SI[mod12(step * (palace - LOC_TON[can]!))]!,
    trangSinh: TRANG_SINH[mod12(step * (palace - TRANG_SINH_STARTS[cuc.number - 2]!))]!,
    thaiTue: THAI_TUE[mod12(palace - chi)]!,
  };
}
