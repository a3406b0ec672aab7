import assert from 'node:assert/strict';
import fc from 'fast-check';
import { almanac, type AlmanacOptions, fromJulianDay, solarTerms } from '../mod.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { civilDay } from '../calendar/civil-day.ts';

const FIRST = 2_415_021;
const LAST = 2_488_434;
const CALENDARS: Calendar[] = ['vietnam', 'vietnam-south', 'utc+7', 'utc+8'];
const cases = fc.record({
  jd: fc.integer({ min: FIRST + 28, max: LAST }),
  calendar: fc.constantFrom(...CALENDARS),
  monthBasis: fc.constantFrom('lunar' as const, 'solar-term' as const),
});
const dayOf = (jd: number, options?: AlmanacOptions) => almanac(fromJulianDay(jd), options);

Deno.test('almanac() covers 1 January 1900 to 31 December 2100', () => {
  assert.equal(dayOf(FIRST).term, 23);
  assert.equal(dayOf(LAST).term, 23);
  for (const jd of [FIRST - 1, LAST + 1]) assert.throws(() => dayOf(jd), /year must be/);
});

Deno.test('almanac() returns complete cycles of days', () => {
  fc.assert(fc.property(cases, ({ jd, ...options }) => {
    const day = dayOf(jd, options);
    const next = dayOf(jd === LAST ? jd - 59 : jd + 1, options);
    assert.equal(next.dayCanChi, (day.dayCanChi + 1) % 60);
    if (jd === LAST) return;
    assert.equal(next.mansion, (day.mansion + 1) % 28);
    assert.equal((next.term - day.term + 24) % 24 < 2, true);
    assert.equal(next.hours.filter(Boolean).length, 6);
    const changed = next.term !== day.term;
    assert.equal(next.termInstant !== null, changed);
    // A new tiết repeats the officer, all other days have the next one.
    const repeated = changed && next.term % 2 === 0;
    assert.equal(next.truc, (day.truc + (repeated ? 0 : 1)) % 12);
    assert.equal(day.tuLy, changed && next.term % 6 === 5);
    assert.equal(day.tuTuyet, changed && next.term % 6 === 2);
  }));
});

Deno.test('almanac() gives each mansion its weekday: Giác is a Thursday', () => {
  fc.assert(fc.property(cases, ({ jd }) => {
    const { mansion } = dayOf(jd);
    assert.equal(new Date((jd - 2_440_588) * 86_400_000).getUTCDay(), (mansion + 4) % 7);
  }));
});

Deno.test('almanac() repeats the officer once at each tiết of a century and on no other day', () => {
  let previous = dayOf(2_451_544);
  let repetitions = 0;
  for (let jd = 2_451_545; jd < 2_451_545 + 36_525; jd++) {
    const day = dayOf(jd);
    if (day.truc === previous.truc) repetitions++;
    previous = day;
  }
  assert.equal(repetitions, 1200);
});

Deno.test('almanac() returns the instant of each term on its civil day in the calendar', () => {
  fc.assert(fc.property(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 0, max: 23 }),
    fc.constantFrom(...CALENDARS),
    (year, index, calendar) => {
      const { instant } = solarTerms(year)[index]!;
      const day = dayOf(civilDay(instant.getTime(), calendar), { calendar });
      assert.equal(day.term, index);
      assert.deepEqual(day.termInstant, instant);
    },
  ));
});

Deno.test('almanac() treats an option that is undefined as its default', () => {
  const date = { year: 2026, month: 8, day: 20 };
  const options = { calendar: undefined, monthBasis: undefined, school: undefined };
  assert.deepEqual(almanac(date, options as unknown as AlmanacOptions), almanac(date));
});

Deno.test('almanac() differs by school on 8/7 and 1/7 in Dương công kỵ', () => {
  const onSchools = (day: number) =>
    (['vietnam', 'china'] as const).map((school) =>
      almanac({ year: 2026, month: 8, day }, { school }).duongCong
    );
  assert.deepEqual(onSchools(20), [true, false]);
  assert.deepEqual(onSchools(13), [false, true]);
});
