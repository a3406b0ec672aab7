import { computeSky, lunarMonths } from './lunar-months.ts';
import { packMonths } from './pack-months.ts';

/** The text of `lunar-month-table.ts` below its header. */
export function lunarMonthTable(): string {
  const sky = computeSky();
  const packed = packMonths(lunarMonths(sky, 'vietnam'), [
    { months: lunarMonths(sky, 'utc+7'), shift: -1 },
    { months: lunarMonths(sky, 'utc+8'), shift: 1 },
  ]);
  return `/** Julian day number of the first day of lunar year 1899. */
export const FIRST_DAY: number = ${packed.first};
/** Number of days of the lunar years 1899 to 2100. */
export const DAYS: number = ${packed.days};
/** Lengths of the months of the official calendar, five a character from '#', lowest bit first: 1 is 30 days. */
export const LENGTHS: string = ${JSON.stringify(packed.lengths)};
/** Gaps between leap months: official calendar, UTC+7, UTC+8. */
export const LEAPS: string[] = ${JSON.stringify(packed.leaps)};
/** Gaps between the months that begin a day earlier at UTC+7, and a day later at UTC+8. */
export const SHIFTS: string[] = ${JSON.stringify(['', ...packed.shifts])};
`;
}
