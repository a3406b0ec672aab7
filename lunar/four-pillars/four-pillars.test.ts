import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SolarTime } from 'tyme4ts';
import { type Birth, type CanChi, fourPillars, fromJulianDay, solarTerms } from '../mod.ts';
import { mixedBirths } from '../bench/births.ts';
import { readCsv } from '../testdata/read-csv.ts';

const text = ({ can, chi }: CanChi) => `${can} ${chi}`;

Deno.test('fourPillars() equals the sample in all conventions', () => {
  const rows = readCsv('pillars-sample.csv');
  assert.equal(rows.length, 250);
  for (const row of rows) {
    const [year, month, day, hour, minute] = row.localDateTime!.split(/[-T:+]/).map(Number);
    const birth = { year, month, day, hour, minute } as Birth;
    const a = fourPillars(birth);
    const b = fourPillars(birth, { lateRat: 'next-hour-stem', yearStart: 'tet' });
    const c = fourPillars(birth, { lateRat: 'same-day' });
    assert.deepEqual(
      [a.nam, b.nam, a.thang, a.ngay, b.ngay, c.ngay, a.gio, b.gio, c.gio].map(text),
      [
        row.yearPillar_LapXuan,
        row.yearPillar_Tet,
        row.monthPillar,
        row.dayPillar_23h,
        row.dayPillar_00h,
        row.dayPillar_00h,
        row.hourPillar,
        row.hourPillar,
        row.hourPillar_noRollover,
      ],
      `at ${row.localDateTime}`,
    );
  }
});

const CHINESE_CAN = '甲乙丙丁戊己庚辛壬癸';
const CHINESE_CHI = '子丑寅卯辰巳午未申酉戌亥';
const CAN = 'Giáp Ất Bính Đinh Mậu Kỷ Canh Tân Nhâm Quý'.split(' ');
const CHI = 'Tý Sửu Dần Mão Thìn Tỵ Ngọ Mùi Thân Dậu Tuất Hợi'.split(' ');
const vietnamese = (name: string) =>
  `${CAN[CHINESE_CAN.indexOf(name[0]!)]} ${CHI[CHINESE_CHI.indexOf(name[1]!)]}`;

/** Whether a birth at UTC+8 is within five minutes of a solar term. */
function isNearTerm({ year, month, day, hour, minute }: Required<Birth>): boolean {
  const instant = Date.UTC(year, month - 1, day, hour - 8, minute);
  return solarTerms(year).some((term) => Math.abs(term.instant.getTime() - instant) < 300_000);
}

Deno.test('fourPillars() equals tyme4ts at UTC+8 on 20,000 births away from boundaries', () => {
  const births = mixedBirths(20_100).filter((birth) => !isNearTerm(birth)).slice(0, 20_000);
  assert.equal(births.length, 20_000);
  for (const birth of births) {
    const { year, month, day, hour, minute } = birth;
    const theirs = SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getSixtyCycleHour();
    const expected = [theirs.getYear(), theirs.getMonth(), theirs.getDay(), theirs.getSixtyCycle()];
    const { nam, thang, ngay, gio } = fourPillars(birth, { utcOffset: 8 });
    assert.equal(
      [nam, thang, ngay, gio].map(text).join(),
      expected.map((pillar) => vietnamese(pillar.getName())).join(),
      JSON.stringify(birth),
    );
  }
});

Deno.test('fourPillars() of one instant has the same year and month on every clock', () => {
  const births = fc.record({
    jd: fc.integer({ min: 2_415_025, max: 2_488_060 }),
    minutes: fc.integer({ min: 0, max: 1439 }),
    shift: fc.integer({ min: -76, max: 28 }),
  });
  fc.assert(fc.property(births, ({ jd, minutes, shift }) => {
    const moved = minutes + shift * 15;
    const there = fromJulianDay(jd + Math.floor(moved / 1440));
    const time = (moved % 1440 + 1440) % 1440;
    const a = fourPillars({
      ...fromJulianDay(jd),
      hour: Math.floor(minutes / 60),
      minute: minutes % 60,
    });
    const b = fourPillars(
      { ...there, hour: Math.floor(time / 60), minute: time % 60 },
      { utcOffset: 7 + shift / 4 },
    );
    assert.deepEqual([b.nam, b.thang], [a.nam, a.thang]);
  }));
});

Deno.test('fourPillars() changes year and month at the instant of Lập xuân, 15:27:06', () => {
  const day = { year: 2024, month: 2, day: 4, hour: 15 };
  assert.deepEqual(fourPillars({ ...day, minute: 28 }).nam, { can: 'Giáp', chi: 'Thìn' });
  assert.deepEqual(fourPillars({ ...day, minute: 27 }).nam, { can: 'Quý', chi: 'Mão' });
  assert.deepEqual(fourPillars({ ...day, minute: 27 }).thang, { can: 'Ất', chi: 'Sửu' });
});

Deno.test('fourPillars() takes minute 0 when it is left out', () => {
  const birth = { year: 1990, month: 5, day: 17, hour: 9 };
  assert.deepEqual(fourPillars(birth), fourPillars({ ...birth, minute: 0 }));
});

Deno.test('fourPillars() with yearStart tet changes the year on Tết', () => {
  const tet = { year: 1985, month: 1, day: 21, hour: 0 };
  assert.deepEqual(fourPillars(tet, { yearStart: 'tet' }).nam, { can: 'Ất', chi: 'Sửu' });
  assert.deepEqual(fourPillars(tet).nam, { can: 'Giáp', chi: 'Tý' });
});
