import { type Ephemeris, lunarMonths } from './lunar-months.ts';
import { packMonths } from './pack-months.ts';

/** Returns the text of `lunar-month-table.ts` without its header. */
export function lunarMonthTable(ephemeris: Ephemeris): string {
  const packed = packMonths(lunarMonths(ephemeris, 'vietnam'), [
    { months: lunarMonths(ephemeris, 'utc+7'), shift: -1 },
    { months: lunarMonths(ephemeris, 'utc+8'), shift: 1 },
    { months: lunarMonths(ephemeris, 'vietnam-south'), shift: 1 },
  ]);
  return `/** Julian day number of the first day of lunar year 1899. */
export const FIRST_DAY: number = ${packed.first};
/** Number of days of the lunar years 1899 to 2100. */
export const DAYS: number = ${packed.days};
/**
 * Lengths of the months of the official calendar, five per character: the sum of 2^i for each month
 * i of 30 days is code − 35.
 */
export const LENGTHS: string = ${JSON.stringify(packed.lengths)};
/** Gaps between leap months: official calendar, UTC+7, UTC+8, the South. */
export const LEAPS: string[] = ${JSON.stringify(packed.leaps)};
/**
 * Gaps between the months that begin a day earlier at UTC+7, and a day later at UTC+8 and in the
 * South.
 */
export const SHIFTS: string[] = ${JSON.stringify(['', ...packed.shifts])};
`;
}
