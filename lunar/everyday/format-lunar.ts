import { FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR } from '../calendar/calendar.ts';
import type { LunarDate, LunarDateInit } from '../calendar/to-lunar.ts';
import { checkInteger, checkObject, throwInvalidArgument } from '../check-input.ts';
import { canChiOfYear } from '../four-pillars/can-chi.ts';

const ACTION = 'format a lunar date';
const DEFAULT_PATTERN = '{day} tháng {monthName}{leap} năm {yearName}';

const PARTS: Record<string, (date: LunarDate) => string> = {
  day: ({ day }) => `${day}`,
  dd: ({ day }) => `${day}`.padStart(2, '0'),
  dayName: ({ day }) => day === 15 ? 'rằm' : day <= 10 ? `mùng ${day}` : `${day}`,
  month: ({ month }) => `${month}`,
  mm: ({ month }) => `${month}`.padStart(2, '0'),
  monthName: ({ month }) => MONTH_NAMES[month - 1]!,
  leap: ({ leap }) => leap ? ' nhuận' : '',
  year: ({ year }) => `${year}`,
  yearName: ({ year }) => {
    const { can, chi } = canChiOfYear(year);
    return `${can} ${chi}`;
  },
};

/**
 * Writes a lunar date in Vietnamese.
 *
 * @param date A lunar date, such as `toLunar` returns.
 * @param pattern Text with the parts `{day}` 7, `{dd}` 07, `{dayName}` mùng 7 or rằm, `{month}` 1,
 *   `{mm}` 01, `{monthName}` Giêng, `{leap}` nhuận with a space before it in a leap month,
 *   `{year}` 2026 and `{yearName}` Bính Ngọ.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a number is out of range or the pattern has an unknown part.
 *
 * @example
 * ```ts
 * import { formatLunar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const date = { year: 2026, month: 10, day: 16 };
 * assert.equal(formatLunar(date), '16 tháng Mười năm Bính Ngọ');
 * assert.equal(formatLunar(date, '{dd}/{mm}{leap}'), '16/10');
 * ```
 */
export function formatLunar(date: LunarDateInit, pattern: string = DEFAULT_PATTERN): string {
  checkObject(ACTION, 'date', date);
  const { year, month, day, leap = false } = date;
  checkInteger(ACTION, 'year', year, FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR);
  checkInteger(ACTION, 'month', month, 1, 12);
  checkInteger(ACTION, 'day', day, 1, 30);
  if (typeof leap !== 'boolean') throwInvalidArgument(ACTION, 'leap', 'true or false', leap);
  if (typeof pattern !== 'string') throwInvalidArgument(ACTION, 'pattern', 'a text', pattern);
  return pattern.replace(/\{(\w*)\}/g, (part, name: string) => {
    if (!Object.hasOwn(PARTS, name)) {
      const parts = Object.keys(PARTS).map((key) => `{${key}}`).join(', ');
      throwInvalidArgument(ACTION, 'pattern part', `one of ${parts}`, part, 'string');
    }
    return PARTS[name]!({ year, month, day, leap });
  });
}

/** Vietnamese names of the lunar months, from Giêng to Chạp. */
const MONTH_NAMES: readonly string[] = [
  'Giêng',
  'Hai',
  'Ba',
  'Tư',
  'Năm',
  'Sáu',
  'Bảy',
  'Tám',
  'Chín',
  'Mười',
  'Mười Một',
  'Chạp',
];
