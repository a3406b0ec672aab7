import { type CanChi, cycleMember, dayCycleIndex } from './can-chi.ts';
import { checkedDayNumber } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';

/** A double hour of a day. */
export type DoubleHour = CanChi & {
  /** Hour of the clock at which it begins. Tý begins at 23 on the evening before. */
  start: number;
  /** Hour of the clock at which it ends. */
  end: number;
  /** `true` if the hour is auspicious. */
  hoangDao: boolean;
  /** Spirit that rules the hour, such as `'Thanh Long'`. */
  than: string;
};

/** The twelve spirits of days and hours in order. */
export const SPIRITS: readonly string[] = [
  'Thanh Long',
  'Minh Đường',
  'Thiên Hình',
  'Chu Tước',
  'Kim Quỹ',
  'Thiên Đức',
  'Bạch Hổ',
  'Ngọc Đường',
  'Thiên Lao',
  'Huyền Vũ',
  'Tư Mệnh',
  'Câu Trận',
];
/** Set of the auspicious {@link SPIRITS}: bits 0, 1, 4, 5, 7 and 10. */
const AUSPICIOUS = 0b10010110011;

/** Returns `true` if a spirit, 0 Thanh Long to 11 Câu Trận, is auspicious. */
export function isHoangDao(spirit: number): boolean {
  return (AUSPICIOUS >> spirit & 1) === 1;
}

/**
 * Returns the spirit of a branch: of a day in a month with the branch `of`, or of an hour on a day
 * with the branch `of`. Thanh Long stands at Tý in Dần and Thân, and two branches later in each
 * that follows.
 */
export function spiritOf(branch: number, of: number): number {
  return (branch + 28 - 2 * (of % 6)) % 12;
}

/**
 * Lists the twelve double hours of a day, from Tý (23:00 to 01:00) to Hợi.
 *
 * The stem of Tý follows from the stem of the day (ngũ thử độn). Thanh Long rules Thân on days Tý
 * and Ngọ and two hours later for each following branch; the other spirits follow in order.
 *
 * @param date A Gregorian date of the years 1 to 9999.
 * @throws {TypeError} If the date has the wrong type.
 * @throws {RangeError} If the day does not exist.
 *
 * @example
 * ```ts
 * import { hoursOfDay } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const hours = hoursOfDay({ year: 2000, month: 1, day: 1 });
 * assert.deepEqual(hours[0], {
 *   can: 'Nhâm',
 *   chi: 'Tý',
 *   start: 23,
 *   end: 1,
 *   hoangDao: true,
 *   than: 'Kim Quỹ',
 * });
 * assert.equal(hours.filter((hour) => hour.hoangDao).length, 6);
 * ```
 */
export function hoursOfDay(date: SolarDate): DoubleHour[] {
  const day = dayCycleIndex(checkedDayNumber(date, 'list the hours of'));
  return SPIRITS.map((_, i) => {
    const spirit = spiritOf(i, day);
    return {
      ...cycleMember(day * 12 + i),
      start: (2 * i + 23) % 24,
      end: 2 * i + 1,
      hoangDao: isHoangDao(spirit),
      than: SPIRITS[spirit]!,
    };
  });
}
