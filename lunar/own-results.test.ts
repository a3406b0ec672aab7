import assert from 'node:assert/strict';
import * as lunar from './mod.ts';

const date = { year: 2026, month: 11, day: 24 };
const birth = { ...date, hour: 8, gender: 'female' } as const;
const analysis = {
  name: 'An',
  birthYear: 1985,
  birthMonth: 1,
  birthDay: 21,
  birthHour: 8,
  gender: 'female',
} as const;

/** Calls whose results contain objects. */
const calls: Record<string, () => unknown> = {
  almanac: () => lunar.almanac(date),
  analyze: () => lunar.analyze(analysis),
  anniversaries: () => lunar.anniversaries({ month: 12, day: 30 }, { from: 2026, count: 2 }),
  chooseDays: () =>
    lunar.chooseDays({ occasion: 'travel', from: date, to: { ...date, day: 30 }, births: [1996] }),
  civilTime: () => lunar.civilTime('south', { year: 1975, month: 6, day: 12, hour: 23 }),
  clockChanges: () => lunar.clockChanges('north'),
  cungMenh: () => lunar.cungMenh(1985, 'male'),
  explain: () => lunar.almanacFields.map((field) => lunar.explain(lunar.almanac(date), field)),
  festivals: () => lunar.festivals(2026),
  firstTwoAnniversaries: () => lunar.firstTwoAnniversaries({ year: 2024, month: 9, day: 10 }),
  fourPillars: () => lunar.fourPillars(birth),
  hoursOfDay: () => lunar.hoursOfDay(date),
  laSo: () => lunar.laSo(birth, { viewYear: 2030 }),
  monthGrid: () => lunar.monthGrid(2026, 11),
  napAm: () => lunar.napAm(lunar.canChiOfYear(2026)),
  publicHolidays: () => lunar.publicHolidays(2026),
  solarTerms: () => lunar.solarTerms(2026),
  workSwaps: () => lunar.workSwaps(2024),
};

/** Replaces every value in an object, its lists included. */
function overwrite(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const part of Object.values(value)) overwrite(part);
  for (const key of Object.keys(value)) Reflect.set(value, key, 'changed');
}

for (const [name, call] of Object.entries(calls)) {
  Deno.test(`a caller that changes a result of ${name}() does not change the next one`, () => {
    const expected = JSON.stringify(call());
    overwrite(call());
    assert.equal(JSON.stringify(call()), expected);
  });
}

Deno.test('the constants are frozen, because the functions read them', () => {
  const constants = Object.entries(lunar).filter(([, value]) => typeof value === 'object');
  assert.deepEqual(constants.filter(([, value]) => !Object.isFrozen(value)), []);
  assert.equal(constants.length, 6);
});
