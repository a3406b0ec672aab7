import { DAN, DAU, HOI, MAO, mod12, SUU, THIN, TUAT } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';
import type { Schools } from './la-so-options.ts';
import {
  LOC_TON,
  THIEN_KHOI,
  THIEN_KHOI_THIEN_LUONG,
  THIEN_KHOI_TOAN_THU,
  THIEN_VIET,
  THIEN_VIET_THIEN_LUONG,
  THIEN_VIET_TOAN_THU,
} from './year-stem-table.ts';

/** Palaces from which Hỏa Tinh and Linh Tinh are counted, by the year's group of three branches. */
const HOA_TINH_STARTS = [DAN, MAO, SUU, DAU];
const LINH_TINH_STARTS = [TUAT, TUAT, MAO, TUAT];

const KHOI_VIET = {
  'tan-bien': [THIEN_KHOI, THIEN_VIET],
  'toan-thu': [THIEN_KHOI_TOAN_THU, THIEN_VIET_TOAN_THU],
  'thien-luong': [THIEN_KHOI_THIEN_LUONG, THIEN_VIET_THIEN_LUONG],
};

/**
 * Returns the palaces of the essential stars.
 *
 * They follow the month (Tả Phù, Hữu Bật), the hour (Văn Xương, Văn Khúc, Địa Không, Địa Kiếp), the
 * stem of the year (Thiên Khôi to Đà La), and the branch of the year with the hour (Hỏa Tinh, Linh
 * Tinh). By Tân Biên, Hỏa Tinh goes thuận and Linh Tinh nghịch for dương nam and âm nữ. For the
 * others the directions are exchanged.
 */
export function placeEssentialStars(
  { can, group, month, hour, step }: ChartInput,
  { khoiViet, hoaLinh }: Schools,
) {
  const [khoi, viet] = KHOI_VIET[khoiViet] as [readonly number[], readonly number[]];
  const locTon = LOC_TON[can]!;
  const hoaHours = hoaLinh === 'toan-thu' ? hour : step * hour;
  const linhHours = hoaLinh === 'toan-thu' ? hour : -step * hour;
  return {
    'Tả Phù': mod12(THIN + month),
    'Hữu Bật': mod12(TUAT - month),
    'Văn Xương': mod12(TUAT - hour),
    'Văn Khúc': mod12(THIN + hour),
    'Thiên Khôi': khoi[can]!,
    'Thiên Việt': viet[can]!,
    'Lộc Tồn': locTon,
    'Kình Dương': mod12(locTon + 1),
    'Đà La': mod12(locTon - 1),
    'Hỏa Tinh': mod12(HOA_TINH_STARTS[group]! + hoaHours),
    'Linh Tinh': mod12(LINH_TINH_STARTS[group]! + linhHours),
    'Địa Không': mod12(HOI - hour),
    'Địa Kiếp': mod12(HOI + hour),
  };
}

/**
 * Lộc Tồn, the six lucky stars (lục cát tinh) before it, and the six harsh stars (lục sát tinh)
 * after it.
 */
export type EssentialStar = keyof ReturnType<typeof placeEssentialStars>;
