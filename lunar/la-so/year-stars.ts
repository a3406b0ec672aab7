import { DAN, DAU, HOI, MAO, mod12, NGO, SUU, THIN, TUAT, TY } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';
import type { Schools } from './la-so-options.ts';
import { LOC_TON, LUU_HA, THIEN_PHUC, THIEN_QUAN, THIEN_TRU } from './year-stem-table.ts';

/** Returns the palace of Thiên Mã: a corner of the board, by the group of three branches. */
export function thienMa(chi: number): number {
  return mod12(DAN - 3 * (chi % 4));
}

/**
 * Returns the palaces of the stars that follow the stem of the year, then of those that follow its
 * branch. Thiên Mã, Đào Hoa, Hoa Cái and Kiếp Sát depend on the group of three branches, Cô Thần
 * and Quả Tú on the season. The others are counted from a palace: Thiên Tài from Mệnh, Thiên Thọ
 * from Thân.
 */
export function placeYearStars(
  { can, chi, group, menh, than }: ChartInput,
  { thienTru }: Schools,
) {
  const locTon = LOC_TON[can]!;
  const coThan = DAN + 3 * (mod12(chi + 1) / 3 | 0);
  const phuongCac = mod12(TUAT - chi);
  return {
    'Quốc Ấn': mod12(locTon + 8),
    'Đường Phù': mod12(locTon + 5),
    'Văn Tinh': mod12(locTon + 3),
    'Thiên Quan': THIEN_QUAN[can]!,
    'Thiên Phúc': THIEN_PHUC[can]!,
    'Thiên Trù': can === 9 && thienTru === 'toan-thu' ? HOI : THIEN_TRU[can]!,
    'Lưu Hà': LUU_HA[can]!,
    'Thiên Mã': thienMa(chi),
    'Đào Hoa': mod12(DAU - 3 * group),
    'Hoa Cái': mod12(THIN - 3 * group),
    'Kiếp Sát': mod12(TY - 3 * group),
    'Hồng Loan': mod12(MAO - chi),
    'Thiên Hỷ': mod12(DAU - chi),
    'Phá Toái': [TY, SUU, DAU][chi % 3]!,
    'Cô Thần': coThan,
    'Quả Tú': mod12(coThan - 4),
    'Long Trì': mod12(THIN + chi),
    'Phượng Các': phuongCac,
    'Giải Thần': phuongCac,
    'Thiên Khốc': mod12(NGO - chi),
    'Thiên Hư': mod12(NGO + chi),
    'Thiên Đức': mod12(DAU + chi),
    'Nguyệt Đức': mod12(TY + chi),
    'Thiên Không': mod12(chi + 1),
    'Thiên Tài': mod12(menh + chi),
    'Thiên Thọ': mod12(than + chi),
  };
}

/** A minor star that follows the stem or the branch of the year. */
export type YearStar = keyof ReturnType<typeof placeYearStars>;
