import { checkChoice, checkOptions } from '../check-input.ts';
import { FIRST_DAY, LEAPS, LENGTHS, SHIFTS } from './lunar-month-table.ts';

/**
 * A lunar calendar. `'vietnam'` is the official one (Beijing's time until 1967, UTC+7 from 1
 * January 1968). `'vietnam-south'` differs from it from 1968 to 1975, when the South kept UTC+8.
 * `'utc+7'` and `'utc+8'` use one offset for all years. From 1929 on `'utc+8'` is the Chinese
 * calendar.
 */
export type Calendar = 'vietnam' | 'utc+7' | 'utc+8' | 'vietnam-south';

/** Options of all lunar functions. */
export type CalendarOptions = {
  /** @default 'vietnam' */
  calendar?: Calendar;
};

/**
 * All months of a calendar, unpacked. The code of a month is year·32 + month·2 + (leap ? 1 : 0).
 */
export type LunarMonths = {
  /**
   * Julian day number of the first day of each month; the last entry is that of lunar year 2101.
   */
  starts: number[];
  codes: number[];
};

export const FIRST_LUNAR_YEAR = 1899;
export const LAST_LUNAR_YEAR = 2100;

const CALENDARS = ['vietnam', 'utc+7', 'utc+8', 'vietnam-south'];
const unpacked: LunarMonths[] = [];

/** Reads ascending indices that are packed as gaps. A gap of 63 advances by 63 without an index. */
function readIndices(packed: string): Set<number> {
  const indices = new Set<number>();
  let index = 0;
  for (const char of packed) {
    const gap = char.charCodeAt(0) - 35;
    index += gap;
    if (gap < 63) indices.add(index);
  }
  return indices;
}

function unpack(calendarIndex: number): LunarMonths {
  const leaps = readIndices(LEAPS[calendarIndex]!);
  const shifted = readIndices(SHIFTS[calendarIndex]!);
  const starts: number[] = [];
  const codes: number[] = [];
  let code = FIRST_LUNAR_YEAR * 32;
  let day = FIRST_DAY;
  for (let k = 0; code < (LAST_LUNAR_YEAR + 1) * 32; k++) {
    code += leaps.has(k) ? 1 : 2 - (code & 1);
    if ((code & 31) === 26) code += 8;
    codes.push(code);
    starts.push(day + (shifted.has(k) ? calendarIndex > 1 ? 1 : -1 : 0));
    day += 29 + (LENGTHS.charCodeAt(k / 5) - 35 >> k % 5 & 1);
  }
  return { starts, codes };
}

/**
 * Returns the months of the calendar in the options, unpacked on first use.
 *
 * @param others Further options that are allowed.
 */
export function monthsOf(
  options: CalendarOptions | undefined,
  action: string,
  others: readonly string[] = [],
): LunarMonths {
  let calendarIndex = 0;
  if (options !== undefined) {
    checkOptions(action, options, ['calendar', ...others]);
    const { calendar = 'vietnam' } = options;
    calendarIndex = checkChoice(action, 'calendar', calendar, CALENDARS);
  }
  return unpacked[calendarIndex] ??= unpack(calendarIndex);
}
