import { checkSolarDate, type SolarDate } from '../calendar/solar-date.ts';
import { checkObject, throwInvalidArgument } from '../check-input.ts';

/** Part of `Temporal.PlainDate` that the conversion reads. */
export type PlainDateLike = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  withCalendar(calendar: string): PlainDateLike;
};

/** `Temporal.PlainDate` in a program that has its type, otherwise a {@link PlainDateLike}. */
export type PlainDate = typeof globalThis extends
  { Temporal: { PlainDate: { from(date: string): infer Date } } } ? Date : PlainDateLike;

type TemporalLike = { PlainDate: { from(date: SolarDate): PlainDate } };

/**
 * Returns the date of a `Temporal.PlainDate` of any calendar.
 *
 * @throws {TypeError} If the argument is not a plain date.
 * @throws {RangeError} If its year is not from 1 to 9999.
 *
 * @example
 * ```ts
 * import { fromPlainDate } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * if ('Temporal' in globalThis) {
 *   const date = fromPlainDate(Temporal.PlainDate.from('2026-11-24[u-ca=buddhist]'));
 *   assert.deepEqual(date, { year: 2026, month: 11, day: 24 });
 * }
 * ```
 */
export function fromPlainDate(plainDate: PlainDateLike): SolarDate {
  const action = 'read a plain date';
  checkObject(action, 'plainDate', plainDate);
  if (typeof plainDate.withCalendar !== 'function') {
    throwInvalidArgument(action, 'plainDate', 'a Temporal.PlainDate', plainDate);
  }
  const { year, month, day } = plainDate.withCalendar('iso8601');
  checkSolarDate('read', { year, month, day });
  return { year, month, day };
}

/**
 * Returns the `Temporal.PlainDate` of a date in the calendar `iso8601`.
 *
 * @throws {TypeError} If the date has the wrong type, or if the platform has no `Temporal`.
 * @throws {RangeError} If the day does not exist.
 *
 * @example
 * ```ts
 * import { lunarNewYear, toPlainDate } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * if ('Temporal' in globalThis) {
 *   assert.equal(`${toPlainDate(lunarNewYear(2027))}`, '2027-02-06');
 * }
 * ```
 */
export function toPlainDate(date: SolarDate): PlainDate {
  checkSolarDate('convert', date);
  const { Temporal } = globalThis as { Temporal?: TemporalLike };
  if (!Temporal) {
    throw new TypeError('Cannot convert a date: this platform has no Temporal');
  }
  const { year, month, day } = date;
  return Temporal.PlainDate.from({ year, month, day });
}
