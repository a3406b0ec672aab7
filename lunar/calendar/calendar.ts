import { checkChoice, checkObject } from '../check-input.ts';
import { FIRST_DAY, LEAPS, LENGTHS, SHIFTS } from './lunar-month-table.ts';

/**
 * Which calendar: `'vietnam'` is the official one (Beijing's time until 1967, UTC+7 from 1 January 1968),
 * `'utc+7'` and `'utc+8'` keep one time for all years (the second is the Chinese calendar from 1929 on).
 */
export type Calendar = 'vietnam' | 'utc+7' | 'utc+8';

/** Options of all lunar functions. */
export type CalendarOptions = {
  /** @default 'vietnam' */
  calendar?: Calendar;
};

/** All months of a calendar, unpacked. A month's code is year·32 + month·2 + (leap ? 1 : 0). */
export type LunarMonths = {
  /** Julian day number on which each month begins, and at the end that of lunar year 2101. */
  starts: number[];
  codes: number[];
};

export const FIRST_LUNAR_YEAR = 1899;
export const LAST_LUNAR_YEAR = 2100;

const CALENDARS = ['vietnam', 'utc+7', 'utc+8'];
const unpacked: LunarMonths[] = [];

/** Reads ascending indices that were packed as gaps, 63 standing for "63 further and no index here". */
function readIndices(packed: string): Set<number> {
  const indices = new Set<number>();
  let at = 0;
  for (const char of packed) {
    const gap = char.charCodeAt(0) - 35;
    at += gap;
    if (gap < 63) indices.add(at);
  }
  return indices;
}

function unpack(which: number): LunarMonths {
  const leaps = readIndices(LEAPS[which]!);
  const shifted = readIndices(SHIFTS[which]!);
  const starts: number[] = [];
  const codes: number[] = [];
  let code = FIRST_LUNAR_YEAR * 32;
  let day = FIRST_DAY;
  for (let k = 0; code < (LAST_LUNAR_YEAR + 1) * 32; k++) {
    code += leaps.has(k) ? 1 : 2 - (code & 1);
    if ((code & 31) === 26) code += 8;
    codes.push(code);
    starts.push(day + (shifted.has(k) ? 2 * which - 3 : 0));
    day += 29 + (LENGTHS.charCodeAt(k / 5) - 35 >> k % 5 & 1);
  }
  return { starts, codes };
}

/** The months of the calendar that the options ask for, unpacked on first use. */
export function monthsOf(options: CalendarOptions | undefined, action: string): LunarMonths {
  let which = 0;
  if (options !== undefined) {
    checkObject(action, 'options', options);
    const { calendar = 'vietnam' } = options;
    which = checkChoice(action, 'calendar', calendar, CALENDARS);
  }
  return unpacked[which] ??= unpack(which);
}
