import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import { lunarNewYear } from '../calendar/lunar-new-year.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { toSolar } from '../calendar/to-solar.ts';
import { checkInteger, checkOptions, throwInvalidArgument } from '../check-input.ts';
import { fromIsoDate } from '../everyday/iso-date.ts';
import { LAST_YEAR } from '../solar-terms/solar-term-table.ts';
import type { BilingualText } from './explain.ts';
import table from './holiday-decisions.json' with { type: 'json' };
import laws from './holiday-laws.json' with { type: 'json' };
import texts from './holiday-texts.json' with { type: 'json' };

/**
 * Certainty of a day off. `'law'`: it follows from a law by rule. `'decision'`: it was chosen for
 * the year. `'estimate'`: a rule of this library where a decision is needed or the law is not
 * verified; never to be shown as certain. `'unverified'`: seen in one secondary source only.
 */
export type HolidayBasis = 'law' | 'decision' | 'estimate' | 'unverified';

/** Day off of Vietnam. */
export type PublicHoliday = {
  /** Name in programs. `'make-up'` is a day off for a holiday on a weekly day of rest. */
  id:
    | 'new-year'
    | 'tet'
    | 'hung-vuong'
    | 'victory'
    | 'labour'
    | 'national'
    | 'national-2'
    | 'culture'
    | 'make-up';
  name: BilingualText;
  date: SolarDate;
  basis: HolidayBasis;
  source: string;
  /** Holiday for which a make-up day is given; `null` for all others. */
  makeUpFor: SolarDate | null;
  /** `false` for a day of Tết that a decision gave in place of a weekly day of rest. */
  statutory: boolean;
};

/** Days of the week without work. */
export type HolidayOptions = {
  /**
   * Weekly days of rest from Monday 1 to Sunday 7, as `dayOfWeek` of `Temporal`.
   * @default [6, 7]
   */
  weekendDays?: readonly number[];
};

/** Exchange of a working day, binding for civil servants only. */
export type WorkSwap = {
  /** Working day that is free. */
  off: SolarDate;
  /** Day of rest that is worked instead. */
  worked: SolarDate;
  basis: HolidayBasis;
  source: string;
};

const FIRST_HOLIDAY_YEAR = 1990;
const HUNG_VUONG_FROM = 2007;
const CULTURE_FROM = 2026;
const MAKE_UP_FROM = 1995;

const { names, sources } = texts;

type Law = {
  from: number;
  source: string;
  basis: string;
  tetDays: number[];
  tetBasis?: string;
  tetSource?: string;
};
type Found = PublicHoliday & { jd: number };

/** Returns the day of the week from Monday 1 to Sunday 7. */
function dayOfWeek(jd: number): number {
  return jd % 7 + 1;
}

function dayOf(jd: number, id: PublicHoliday['id'], basis: string, source: string): Found {
  return {
    id,
    name: { ...names[id] },
    date: fromJulianDay(jd),
    basis: basis as HolidayBasis,
    source,
    makeUpFor: null,
    statutory: true,
    jd,
  };
}

/** Returns the days of Tết and the day beside 2 September, as decided or estimated. */
function chosenDays(year: number, law: Law, action: string): Found[] {
  const number = (text: string) => checkedDayNumber(fromIsoDate(text), action);
  const decision = table.decisions.find((decision) => decision.year === year);
  if (decision) {
    const { tet, extra, national2, source } = decision;
    const found = [...tet, ...extra].map((text) => ({
      ...dayOf(number(text), 'tet', 'decision', source),
      statutory: tet.includes(text),
    }));
    return [...found, dayOf(number(national2), 'national-2', 'decision', source)];
  }
  const tet = checkedDayNumber(lunarNewYear(year), action);
  const [first, last] = law.tetDays as [number, number];
  // The number of days of 2013 is that of a code that was not yet in force.
  const basis = year === 2013 ? 'estimate' : law.tetBasis ?? law.basis;
  const source = [law.source, law.tetSource].filter(Boolean).join('; ') +
    (year === 2013 ? sources.tet2013 : '');
  const found = Array.from(
    { length: last - first + 1 },
    (_, i) => dayOf(tet + first + i, 'tet', basis, source),
  );
  if (law.from < 2021) return found;
  const national = checkedDayNumber({ year, month: 9, day: 2 }, action);
  const after = [1, 4, 7].includes(dayOfWeek(national));
  const beside = national + (after ? 1 : -1);
  return [...found, dayOf(beside, 'national-2', 'estimate', sources.nationalEstimate)];
}

/**
 * Lists the days off of a year by law, with the yearly decisions that are known (the table has the
 * version {@link holidayVersion}). Every day has its basis and its source.
 *
 * A holiday on a weekly day of rest gives the next working day (article 111(3) of the Labour Code),
 * the earlier holiday first. Make-up days of Tết are given only where a decision gave them.
 *
 * @param year 1990 to 2100.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year or a day of the week is out of range, or if all days are free.
 *
 * @example
 * ```ts
 * import { publicHolidays } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const days = publicHolidays(2026);
 * const makeUp = days.find(({ id }) => id === 'make-up');
 * assert.deepEqual(makeUp?.date, { year: 2026, month: 4, day: 27 });
 * assert.deepEqual(days.at(-1)?.date, { year: 2026, month: 11, day: 24 });
 * ```
 */
export function publicHolidays(year: number, options: HolidayOptions = {}): PublicHoliday[] {
  const action = 'list the public holidays';
  checkInteger(action, 'year', year, FIRST_HOLIDAY_YEAR, LAST_YEAR);
  checkOptions(action, options, ['weekendDays']);
  const { weekendDays = [6, 7] } = options;
  if (!Array.isArray(weekendDays)) {
    throwInvalidArgument(action, 'weekendDays', 'a list of days', weekendDays);
  }
  for (const day of weekendDays) checkInteger(action, 'weekendDays', day, 1, 7);
  if (new Set(weekendDays).size === 7) {
    throwInvalidArgument(action, 'weekendDays', 'at most six days', 7, 'number');
  }

  const law = (laws as Law[]).findLast(({ from }) => from <= year)!;
  const bySolar = (month: number, day: number, id: PublicHoliday['id'], source = law.source) =>
    dayOf(checkedDayNumber({ year, month, day }, action), id, law.basis, source);
  const found = [
    bySolar(1, 1, 'new-year'),
    ...chosenDays(year, law, action),
    bySolar(4, 30, 'victory'),
    bySolar(5, 1, 'labour'),
    bySolar(9, 2, 'national'),
  ];
  if (year >= HUNG_VUONG_FROM) {
    const jd = checkedDayNumber(toSolar({ year, month: 3, day: 10, leap: false }), action);
    found.push(dayOf(jd, 'hung-vuong', law.basis, year < 2013 ? sources.hungVuong : law.source));
  }
  if (year >= CULTURE_FROM) found.push(bySolar(11, 24, 'culture', sources.culture));
  if (year >= MAKE_UP_FROM) addMakeUpDays(found, law, weekendDays);
  return found.sort((a, b) => a.jd - b.jd).map(({ jd: _, ...holiday }) => holiday);
}

function addMakeUpDays(found: Found[], law: Law, weekendDays: number[]): void {
  const off = new Set(found.map(({ jd }) => jd));
  const isRest = (jd: number) => weekendDays.includes(dayOfWeek(jd));
  const [basis, source] = law.from < 2021
    ? ['estimate', sources.oldMakeUp]
    : ['law', sources.makeUp];
  const owed = found.filter(({ id, jd }) => id !== 'tet' && isRest(jd)).sort((a, b) => a.jd - b.jd);
  for (const { jd, date, basis: own } of owed) {
    let free = jd + 1;
    while (isRest(free) || off.has(free)) free++;
    off.add(free);
    const estimate = own === 'estimate' ? own : basis!;
    found.push({ ...dayOf(free, 'make-up', estimate, source!), makeUpFor: date });
  }
}

/** Date of the table of yearly decisions. */
export const holidayVersion: string = table.version;

/**
 * Lists the working days that were exchanged in a year. They bind civil servants; other employers
 * may follow.
 *
 * @param year 1990 to 2100.
 * @throws {TypeError} If the year is not a number.
 * @throws {RangeError} If it is not an integer in that range.
 *
 * @example
 * ```ts
 * import { workSwaps } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(workSwaps(2024)[0]?.worked, { year: 2024, month: 5, day: 4 });
 * ```
 */
export function workSwaps(year: number): WorkSwap[] {
  checkInteger('list the swaps', 'year', year, FIRST_HOLIDAY_YEAR, LAST_YEAR);
  return table.swaps.filter(({ off }) => off.startsWith(`${year}-`)).map((swap) => ({
    off: fromIsoDate(swap.off),
    worked: fromIsoDate(swap.worked),
    basis: swap.basis as HolidayBasis,
    source: swap.source,
  }));
}
