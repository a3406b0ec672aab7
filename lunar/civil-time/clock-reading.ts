import { checkInteger } from '../check-input.ts';
import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import type { Birth } from '../four-pillars/four-pillars.ts';

const JULIAN_DAY_OF_1970 = 2_440_588;
const SECONDS_PER_DAY = 86_400;

/** Returns the seconds from 1970 to midnight of a date, by the clock that shows the date. */
export function secondsOfDate(date: SolarDate, action: string): number {
  return (checkedDayNumber(date, action) - JULIAN_DAY_OF_1970) * SECONDS_PER_DAY;
}

/** Checks a civil time and returns its seconds from 1970, by the clock that shows it. */
export function secondsOfBirth(birth: Birth, action: string): number {
  const midnight = secondsOfDate(birth, action);
  const { hour, minute = 0 } = birth;
  checkInteger(action, 'hour', hour, 0, 23);
  checkInteger(action, 'minute', minute, 0, 59);
  return midnight + hour * 3600 + minute * 60;
}

/** Reading of a clock. */
export type ClockReading = Required<Birth> & { second: number };

/**
 * Returns the reading of a clock from its seconds since 1970. Inverse of {@link secondsOfBirth}.
 */
export function clockReading(seconds: number): ClockReading {
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  const second = seconds - day * SECONDS_PER_DAY;
  return {
    ...fromJulianDay(day + JULIAN_DAY_OF_1970),
    hour: second / 3600 | 0,
    minute: second / 60 % 60 | 0,
    second: second % 60 | 0,
  };
}
