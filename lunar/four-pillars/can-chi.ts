import { checkChoice, checkObject } from '../check-input.ts';
import { checkedDayNumber } from '../calendar/julian-day.ts';
import { checkYear, type SolarDate } from '../calendar/solar-date.ts';
import { branches, type Chi } from './branches.ts';
import { type Can, stems } from './stems.ts';

/** A stem and a branch: one of the sixty members of the sexagenary cycle. */
export type CanChi = { can: Can; chi: Chi };

/** Returns member `i` of the sexagenary cycle, where 0 is Giáp Tý. `i` must not be negative. */
export function cycleMember(i: number): CanChi {
  return { can: stems[i % 10]!, chi: branches[i % 12]! };
}

/**
 * Returns the index in the sexagenary cycle, 0 to 59. Error messages begin with "Cannot `action`".
 */
export function cycleIndex(pillar: CanChi, action: string): number {
  checkObject(action, 'pillar', pillar);
  const can = checkChoice(action, 'can', pillar.can, stems);
  const chi = checkChoice(action, 'chi', pillar.chi, branches);
  if ((can - chi) % 2 !== 0) {
    throw new RangeError(
      `Cannot ${action}: ${pillar.can} ${pillar.chi} is not in the cycle of sixty: one is yang, the other yin`,
    );
  }
  return (6 * can - 5 * chi + 60) % 60;
}

/** Returns the index of a year in the sexagenary cycle: 1984 is Giáp Tý. */
export function yearCycleIndex(year: number): number {
  return (year + 56) % 60;
}

/** Returns the index of a day in the sexagenary cycle: 1 January 2000 is Mậu Ngọ. */
export function dayCycleIndex(jd: number): number {
  return (jd + 49) % 60;
}

/**
 * Returns the can chi of a lunar year.
 *
 * @param lunarYear 1 to 9999.
 * @throws {TypeError} If the year is not a number.
 * @throws {RangeError} If it is not an integer in that range.
 *
 * @example
 * ```ts
 * import { canChiOfYear } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(canChiOfYear(2024), { can: 'Giáp', chi: 'Thìn' });
 * ```
 */
export function canChiOfYear(lunarYear: number): CanChi {
  checkYear('name a lunar year', 'lunar year', lunarYear);
  return cycleMember(yearCycleIndex(lunarYear));
}

/**
 * Returns the can chi of a day that begins at midnight.
 *
 * @param date A Gregorian date of the years 1 to 9999.
 * @throws {TypeError} If the date has the wrong type.
 * @throws {RangeError} If the day does not exist.
 *
 * @example
 * ```ts
 * import { canChiOfDay } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(canChiOfDay({ year: 2000, month: 1, day: 1 }), { can: 'Mậu', chi: 'Ngọ' });
 * ```
 */
export function canChiOfDay(date: SolarDate): CanChi {
  return cycleMember(dayCycleIndex(checkedDayNumber(date, 'name')));
}
