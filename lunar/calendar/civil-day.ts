import type { Calendar } from './calendar.ts';

const UTC_7 = 25_200_000;
const UTC_8 = 28_800_000;
/** UTC+7:45:40. */
const BEIJING_MEAN_TIME = 27_940_000;
/** 1 January 1929 in Beijing mean time. */
const FROM_1929 = -1_293_867_940_000;
/** 1 January 1968 and 13 June 1975 at UTC+8. */
const FROM_1968 = -63_187_200_000;
const FROM_1975 = 171_820_800_000;

/**
 * Returns the offset from UTC, in milliseconds, by which a calendar counts its days at an instant.
 *
 * The official Vietnamese calendar followed Beijing: mean time of 116°25′ E until 1928, UTC+8 until
 * 1967. Since 1 January 1968 it follows UTC+7 (decision 121-CP of 8 August 1967). The South kept
 * UTC+8 until its clocks changed on 13 June 1975.
 */
export function calendarOffset(utc: number, calendar: Calendar): number {
  if (calendar === 'utc+7') return UTC_7;
  if (calendar === 'utc+8') return UTC_8;
  if (utc < FROM_1929) return BEIJING_MEAN_TIME;
  return utc < (calendar === 'vietnam-south' ? FROM_1975 : FROM_1968) ? UTC_8 : UTC_7;
}

/** Returns the Julian day number of the civil day on which an instant falls in a calendar. */
export function civilDay(utc: number, calendar: Calendar): number {
  return Math.floor((utc + calendarOffset(utc, calendar)) / 86_400_000) + 2_440_588;
}
