import type { Calendar } from '../calendar/calendar.ts';

const HOUR = 3_600_000;
const BEIJING_MEAN_TIME = 7 * HOUR + 45 * 60_000 + 40_000;
const FROM_1929 = Date.UTC(1929, 0, 1) - BEIJING_MEAN_TIME;
const FROM_1968 = Date.UTC(1968, 0, 1) - 8 * HOUR;
const FROM_1975 = Date.UTC(1975, 5, 13) - 8 * HOUR;

/**
 * Returns the offset from UTC, in milliseconds, by which a calendar counts its days at an instant.
 *
 * The official Vietnamese calendar followed Beijing: mean time of 116°25′ E until 1928, UTC+8 until
 * 1967. Since 1 January 1968 it follows UTC+7 (decision 121-CP of 8 August 1967). The South kept
 * UTC+8 until its clocks changed on 13 June 1975.
 */
export function calendarOffset(utc: number, calendar: Calendar): number {
  if (calendar === 'utc+7') return 7 * HOUR;
  if (calendar === 'utc+8') return 8 * HOUR;
  if (utc < FROM_1929) return BEIJING_MEAN_TIME;
  return utc < (calendar === 'vietnam-south' ? FROM_1975 : FROM_1968) ? 8 * HOUR : 7 * HOUR;
}

/** Returns the Julian day number of the civil day on which an instant falls in a calendar. */
export function civilDay(utc: number, calendar: Calendar): number {
  return Math.floor((utc + calendarOffset(utc, calendar)) / 86_400_000) + 2_440_588;
}
