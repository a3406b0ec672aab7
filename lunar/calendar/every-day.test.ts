import assert from 'node:assert/strict';
import { civilDay } from './civil-day.ts';
import { civilDayInstants, exactInstants } from '../astronomy/civil-day-instants.ts';
import {
  type Calendar,
  daysInLunarMonth,
  fromJulianDay,
  julianDay,
  leapMonth,
  lunarNewYear,
  toLunar,
  toSolar,
} from '../mod.ts';
import { fullRun } from '../testing/full-run.ts';

// The exact instants of the whole range take about 5 s of CPU time.
const { newMoon, solarTerm } = fullRun ? exactInstants : civilDayInstants;

const newMoons = Array.from({ length: 2520 }, (_, i) => newMoon(i - 1254));
const majorTerms = Array.from({ length: 203 * 12 }, (_, i) => ({
  isSolstice: i % 12 === 11,
  year: 1899 + Math.floor(i / 12),
  utc: solarTerm(1899 + Math.floor(i / 12), 2 * (i % 12) + 1),
}));

type Month = { year: number; month: number; leap: boolean; start: number; next: number };

/**
 * Computes the months from the eleventh of 1899 on from the instants, without the library's tables.
 */
function computeMonths(calendar: Calendar): Month[] {
  const starts = newMoons.map((utc) => civilDay(utc, calendar));
  const terms = majorTerms.map((term) => ({ ...term, day: civilDay(term.utc, calendar) }));
  const termsByMonth = starts.slice(0, -1).map((start, k) =>
    terms.filter(({ day }) => day >= start && day < starts[k + 1]!)
  );
  const eleventhMonths = termsByMonth.flatMap((terms, k) =>
    terms.some((term) => term.isSolstice) ? [k] : []
  );
  const months: Month[] = [];
  for (const [i, eleventh] of eleventhMonths.slice(0, -1).entries()) {
    const year = termsByMonth[eleventh]!.find((term) => term.isSolstice)!.year;
    const next = eleventhMonths[i + 1]!;
    const firstWithoutTerm = termsByMonth.findIndex((terms, k) =>
      k > eleventh && terms.length === 0
    );
    const leapIndex = next - eleventh === 13 ? firstWithoutTerm : Infinity;
    for (let k = eleventh; k < next; k++) {
      const position = k - eleventh - (k >= leapIndex ? 1 : 0);
      months.push({
        year: position < 2 ? year : year + 1,
        month: (position + 10) % 12 + 1,
        leap: k === leapIndex,
        start: starts[k]!,
        next: starts[k + 1]!,
      });
    }
  }
  return months;
}

const firstDay = julianDay({ year: 1900, month: 1, day: 1 });
const lastDay = julianDay({ year: 2100, month: 12, day: 31 });

for (const calendar of ['vietnam', 'utc+7', 'utc+8', 'vietnam-south'] as const) {
  const months = computeMonths(calendar);

  Deno.test(`toLunar() and toSolar() equal the ephemeris on every day of 1900-2100, ${calendar}`, () => {
    let days = 0;
    for (const { year, month, leap, start, next } of months) {
      for (let jd = Math.max(start, firstDay); jd < next && jd <= lastDay; jd++) {
        const solar = fromJulianDay(jd);
        const lunar = { year, month, day: jd - start + 1, leap };
        const actual = toLunar(solar, { calendar });
        if (
          actual.year !== year || actual.month !== month || actual.day !== lunar.day ||
          actual.leap !== leap
        ) assert.deepEqual(actual, lunar, JSON.stringify(solar));
        const back = toSolar(lunar, { calendar });
        if (julianDay(back) !== jd) assert.deepEqual(back, solar, JSON.stringify(lunar));
        days++;
      }
    }
    assert.equal(days, 73_414);
  });

  Deno.test(`leapMonth(), daysInLunarMonth() and lunarNewYear() equal the ephemeris, ${calendar}`, () => {
    for (let year = 1900; year <= 2100; year++) {
      const monthsOfYear = months.filter((month) => month.year === year);
      assert.equal(
        leapMonth(year, { calendar }),
        monthsOfYear.find(({ leap }) => leap)?.month ?? null,
      );
      assert.deepEqual(lunarNewYear(year, { calendar }), fromJulianDay(monthsOfYear[0]!.start));
      for (const { month, leap, start, next } of monthsOfYear) {
        assert.equal(daysInLunarMonth(year, month, leap, { calendar }), next - start);
      }
    }
  });
}
