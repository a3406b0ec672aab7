import assert from 'node:assert/strict';
import { civilDay } from '../astronomy/civil-day.ts';
import { newMoonInstant } from '../astronomy/new-moon.ts';
import { solarTermInstant } from '../astronomy/solar-term.ts';
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

const newMoons = Array.from({ length: 2520 }, (_, i) => newMoonInstant(i - 1254));
const majorTerms = Array.from({ length: 203 * 12 }, (_, i) => ({
  isSolstice: i % 12 === 11,
  year: 1899 + Math.floor(i / 12),
  utc: solarTermInstant(1899 + Math.floor(i / 12), 2 * (i % 12) + 1),
}));

type Month = { year: number; month: number; leap: boolean; start: number; next: number };

/** The months from the eleventh of 1899 on, made from instants alone. */
function computeMonths(calendar: Calendar): Month[] {
  const starts = newMoons.map((utc) => civilDay(utc, calendar));
  const terms = majorTerms.map((term) => ({ ...term, day: civilDay(term.utc, calendar) }));
  const held = starts.slice(0, -1).map((start, k) =>
    terms.filter(({ day }) => day >= start && day < starts[k + 1]!)
  );
  const elevenths = held.flatMap((terms, k) => terms.some((term) => term.isSolstice) ? [k] : []);
  const months: Month[] = [];
  for (const [i, eleventh] of elevenths.slice(0, -1).entries()) {
    const year = held[eleventh]!.find((term) => term.isSolstice)!.year;
    const next = elevenths[i + 1]!;
    const empty = held.findIndex((terms, k) => k > eleventh && terms.length === 0);
    const leapIndex = next - eleventh === 13 ? empty : Infinity;
    for (let k = eleventh; k < next; k++) {
      const place = k - eleventh - (k >= leapIndex ? 1 : 0);
      months.push({
        year: place < 2 ? year : year + 1,
        month: (place + 10) % 12 + 1,
        leap: k === leapIndex,
        start: starts[k]!,
        next: starts[k + 1]!,
      });
    }
  }
  return months;
}

const first = julianDay({ year: 1900, month: 1, day: 1 });
const last = julianDay({ year: 2100, month: 12, day: 31 });

for (const calendar of ['vietnam', 'utc+7', 'utc+8'] as const) {
  const months = computeMonths(calendar);

  Deno.test(`toLunar() and toSolar() agree with the sky on every day 1900-2100, ${calendar}`, () => {
    let days = 0;
    for (const { year, month, leap, start, next } of months) {
      for (let jd = Math.max(start, first); jd < next && jd <= last; jd++) {
        const solar = fromJulianDay(jd);
        const lunar = { year, month, day: jd - start + 1, leap };
        const got = toLunar(solar, { calendar });
        if (
          got.year !== year || got.month !== month || got.day !== lunar.day || got.leap !== leap
        ) assert.deepEqual(got, lunar, JSON.stringify(solar));
        const back = toSolar(lunar, { calendar });
        if (julianDay(back) !== jd) assert.deepEqual(back, solar, JSON.stringify(lunar));
        days++;
      }
    }
    assert.equal(days, 73_414);
  });

  Deno.test(`leapMonth(), daysInLunarMonth() and lunarNewYear() agree with the sky, ${calendar}`, () => {
    for (let year = 1900; year <= 2100; year++) {
      const own = months.filter((month) => month.year === year);
      assert.equal(leapMonth(year, { calendar }), own.find(({ leap }) => leap)?.month);
      assert.deepEqual(lunarNewYear(year, { calendar }), fromJulianDay(own[0]!.start));
      for (const { month, leap, start, next } of own) {
        assert.equal(daysInLunarMonth(year, month, leap, { calendar }), next - start);
      }
    }
  });
}
