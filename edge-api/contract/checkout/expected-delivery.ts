/** Days of the week on which orders are packed and delivered; 'off' if no day is promised. */
export const workDays = ['off', 'mon-fri', 'mon-sat', 'daily'] as const;

/** Days of the week on which orders are packed and delivered. */
export type WorkDays = typeof workDays[number];

/** Times of the delivery as the owner writes them, such as '1–2 ngày làm việc'. */
export interface DeliveryTimes {
  /** Time until an order is handed over to the carrier. */
  preparation: string;
  /** Time from there to the customer. */
  time: string;
  workDays: WorkDays;
}

/** Returns the public holidays of a year, such as `publicHolidays` of `lunar`. */
export type Holidays = (year: number) => readonly { date: { month: number; day: number } }[];

/** First and last expected day of a delivery, as ISO dates. */
export interface ExpectedDelivery {
  from: string;
  to: string;
}

/** Last weekday of work, as `Date.getUTCDay()` with Sunday as 7. */
const lastWorkDay = { 'mon-fri': 5, 'mon-sat': 6, daily: 7 } as const;

/**
 * Returns the days of a text, such as 1 and 2 of '1–2 ngày làm việc'; `undefined` if it has none.
 * Longer times than 60 days are not computed.
 */
export function daysOf(text: string): [min: number, max: number] | undefined {
  const pattern = /(\d{1,3})(?:\s*(?:[-–—]|đến|tới)\s*(\d{1,3}))?\s*ngày/iu;
  const [, first, last = first] = pattern.exec(text.normalize('NFC')) ?? [];
  const [min, max] = [Number(first), Number(last)];
  return first !== undefined && min <= max && max <= 60 ? [min, max] : undefined;
}

/** Returns the ISO date of a time in Vietnam, such as '2026-11-25'. */
export const vietnameseDay = (time: number): string =>
  new Date(time + 7 * 60 * 60_000).toISOString().slice(0, 10);

/**
 * Returns the days on which an order is expected to arrive; `undefined` if the owner promises none
 * or writes no number of days.
 *
 * @param orderedOn ISO date of the order in Vietnam
 *
 * @example
 * ```ts
 * import { expectedDelivery } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const times = { preparation: '1 ngày', time: '2–3 ngày làm việc', workDays: 'mon-sat' } as const;
 * // A Friday, before a Sunday.
 * assert.deepEqual(expectedDelivery('2026-11-27', times, () => []), {
 *   from: '2026-12-01',
 *   to: '2026-12-02',
 * });
 * ```
 */
export function expectedDelivery(
  orderedOn: string,
  { preparation, time, workDays }: DeliveryTimes,
  holidays: Holidays,
): ExpectedDelivery | undefined {
  const packing = daysOf(preparation);
  const transit = daysOf(time);
  if (!packing || !transit || workDays === 'off') return undefined;
  const after = (days: number) => afterWorkDays(orderedOn, days, workDays, holidays);
  return { from: after(packing[0] + transit[0]), to: after(packing[1] + transit[1]) };
}

/**
 * Returns the ISO date that is a number of working days after another one.
 *
 * @example
 * ```ts
 * import { afterWorkDays } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * // A Friday, before a weekend.
 * assert.equal(afterWorkDays('2026-11-27', 2, 'mon-fri', () => []), '2026-12-01');
 * ```
 */
export function afterWorkDays(
  start: string,
  days: number,
  workDays: Exclude<WorkDays, 'off'>,
  holidays: Holidays,
): string {
  const isHoliday = (day: Date) =>
    holidays(day.getUTCFullYear()).some(({ date }) =>
      date.month === day.getUTCMonth() + 1 && date.day === day.getUTCDate()
    );
  const date = new Date(`${start}T00:00:00Z`);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const isWorked = (date.getUTCDay() || 7) <= lastWorkDay[workDays];
    if (isWorked && !isHoliday(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

const weekdays = ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];

/**
 * Returns the days of an expected delivery as text, each on one line.
 *
 * @example
 * ```ts
 * import { formatExpected } from '@thach-an/edge-api/contract';
 * import assert from 'node:assert/strict';
 *
 * const expected = { from: '2026-12-01', to: '2026-12-02' };
 * assert.equal(formatExpected(expected), 'từ thứ\u00a0Ba\u00a01/12 đến thứ\u00a0Tư\u00a02/12');
 * ```
 */
export function formatExpected({ from, to }: ExpectedDelivery): string {
  const format = (date: string) => {
    const day = new Date(`${date}T00:00:00Z`);
    const weekday = weekdays[day.getUTCDay()]!.replace(' ', '\u00a0');
    return `${weekday}\u00a0${day.getUTCDate()}/${day.getUTCMonth() + 1}`;
  };
  return from === to ? format(from) : `từ ${format(from)} đến ${format(to)}`;
}
