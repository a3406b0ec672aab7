import { checkChoice, checkObject } from '../check-input.ts';
import { checkedDayNumber } from '../calendar/julian-day.ts';
import { checkYear, type SolarDate } from '../calendar/solar-date.ts';

/** One of the ten heavenly stems. */
export type Can = 'Giáp' | 'Ất' | 'Bính' | 'Đinh' | 'Mậu' | 'Kỷ' | 'Canh' | 'Tân' | 'Nhâm' | 'Quý';

/** One of the twelve earthly branches. */
export type Chi =
  | 'Tý'
  | 'Sửu'
  | 'Dần'
  | 'Mão'
  | 'Thìn'
  | 'Tỵ'
  | 'Ngọ'
  | 'Mùi'
  | 'Thân'
  | 'Dậu'
  | 'Tuất'
  | 'Hợi';

/** A stem and a branch: one of the sixty members of the sexagenary cycle. */
export type CanChi = { can: Can; chi: Chi };

/** The stems in their order. */
export const CAN: Can[] = ['Giáp', 'Ất', 'Bính', 'Đinh', 'Mậu', 'Kỷ', 'Canh', 'Tân', 'Nhâm', 'Quý'];
/** The branches in their order. */
export const CHI: Chi[] = [
  'Tý',
  'Sửu',
  'Dần',
  'Mão',
  'Thìn',
  'Tỵ',
  'Ngọ',
  'Mùi',
  'Thân',
  'Dậu',
  'Tuất',
  'Hợi',
];

/** Returns member `i` of the sexagenary cycle, where 0 is Giáp Tý. `i` must not be negative. */
export function cycleMember(i: number): CanChi {
  return { can: CAN[i % 10]!, chi: CHI[i % 12]! };
}

/**
 * Returns the index in the sexagenary cycle, 0 to 59. Error messages begin with "Cannot `action`".
 */
export function cycleIndex(pillar: CanChi, action: string): number {
  checkObject(action, 'pillar', pillar);
  checkChoice(action, 'can', pillar.can, CAN);
  checkChoice(action, 'chi', pillar.chi, CHI);
  const can = CAN.indexOf(pillar.can);
  const chi = CHI.indexOf(pillar.chi);
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
