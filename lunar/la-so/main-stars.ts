import { DAN, mod12, THIN } from './branch-number.ts';
import type { ChartInput } from './chart-input.ts';

/**
 * Returns the palaces of the main stars.
 *
 * Tử Vi follows from the day and the cục. With q = ⌈day / cục⌉ it starts q − 1 palaces after Dần.
 * The remainder q·cục − day then moves it forward if even and back if odd. Thiên Phủ is its mirror
 * image on the axis from Dần to Thân. The other stars have fixed distances to these two. All
 * schools agree.
 */
export function placeMainStars({ day, cuc }: ChartInput) {
  const quotient = Math.ceil(day / cuc.number);
  const remainder = quotient * cuc.number - day;
  const tuVi = DAN + quotient - 1 + (remainder % 2 === 0 ? remainder : -remainder);
  const thienPhu = THIN - tuVi;
  return {
    'Tử Vi': mod12(tuVi),
    'Thiên Cơ': mod12(tuVi - 1),
    'Thái Dương': mod12(tuVi - 3),
    'Vũ Khúc': mod12(tuVi - 4),
    'Thiên Đồng': mod12(tuVi - 5),
    'Liêm Trinh': mod12(tuVi - 8),
    'Thiên Phủ': mod12(thienPhu),
    'Thái Âm': mod12(thienPhu + 1),
    'Tham Lang': mod12(thienPhu + 2),
    'Cự Môn': mod12(thienPhu + 3),
    'Thiên Tướng': mod12(thienPhu + 4),
    'Thiên Lương': mod12(thienPhu + 5),
    'Thất Sát': mod12(thienPhu + 6),
    'Phá Quân': mod12(thienPhu + 10),
  };
}

/** One of the fourteen main stars (chính tinh). */
export type MainStar = keyof ReturnType<typeof placeMainStars>;
