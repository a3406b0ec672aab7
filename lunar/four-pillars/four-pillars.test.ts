import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SolarTime } from 'tyme4ts';
import { type Birth, type CanChi, fourPillars, fromJulianDay, solarTerms } from '../mod.ts';
import { mixedBirths } from '../bench/births.ts';
import { readCsv } from '../testdata/read-csv.ts';
import { fullRun } from '../testing/full-run.ts';

const text = ({ can, chi }: CanChi) => `${can} ${chi}`;

Deno.test('fourPillars() equals the sample for all options', () => {
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

/** `true` if a birth at UTC+8 is within five minutes of a solar term. */
function isNearTerm({ year, month, day, hour, minute }: Required<Birth>): boolean {
  const instant = Date.UTC(year, month - 1, day, hour - 8, minute);
  return solarTerms(year).some((term) => Math.abs(term.instant.getTime() - instant) < 300_000);
}

function compareWithTyme(birth: Required<Birth>): void {
  const { year, month, day, hour, minute } = birth;
  const peer = SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getSixtyCycleHour();
  const expected = [peer.getYear(), peer.getMonth(), peer.getDay(), peer.getSixtyCycle()];
  const { nam, thang, ngay, gio } = fourPillars(birth, { utcOffset: 8 });
  assert.equal(
    [nam, thang, ngay, gio].map(text).join(),
    expected.map((pillar) => vietnamese(pillar.getName())).join(),
    JSON.stringify(birth),
  );
}

const FULL_COUNT = 20_000;

// tyme4ts takes about 0.5 ms per birth.
Deno.test('fourPillars() equals tyme4ts at UTC+8 on births away from solar terms', () => {
  if (fullRun) {
    const births = mixedBirths(FULL_COUNT + 100).filter((birth) => !isNearTerm(birth));
    assert.ok(births.length >= FULL_COUNT);
    births.slice(0, FULL_COUNT).forEach(compareWithTyme);
  } else {
    const births = fc.record({
      jd: fc.integer({ min: 2_415_021, max: 2_488_434 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    }).map(({ jd, ...time }) => ({ ...fromJulianDay(jd), ...time }));
    const property = fc.property(births, (birth) => {
      fc.pre(!isNearTerm(birth));
      compareWithTyme(birth);
    });
    fc.assert(property, { numRuns: 1000 });
  }
});

Deno.test('fourPillars() equals tyme4ts at UTC+8 six minutes before and after a tiết of each year', () => {
  for (let year = 1901; year < 2100; year++) {
    const indices = fullRun ? [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] : [2 * (year % 12)];
    for (const index of indices) {
      const instant = solarTerms(year)[index]!.instant.getTime();
      for (const offset of [-360_000, 360_000]) {
        const local = new Date(instant + offset + 8 * 3_600_000);
        compareWithTyme({
          year: local.getUTCFullYear(),
          month: local.getUTCMonth() + 1,
          day: local.getUTCDate(),
          hour: local.getUTCHours(),
          minute: local.getUTCMinutes(),
        });
      }
    }
  }
});

Deno.test('fourPillars() returns the same year and month for one instant at every UTC offset', () => {
  const births = fc.record({
    jd: fc.integer({ min: 2_415_025, max: 2_488_060 }),
    minutes: fc.integer({ min: 0, max: 1439 }),
    shift: fc.integer({ min: -76, max: 28 }),
  });
  fc.assert(fc.property(births, ({ jd, minutes, shift }) => {
    const moved = minutes + shift * 15;
    const otherDate = fromJulianDay(jd + Math.floor(moved / 1440));
    const time = (moved % 1440 + 1440) % 1440;
    const a = fourPillars({
      ...fromJulianDay(jd),
      hour: Math.floor(minutes / 60),
      minute: minutes % 60,
    });
    const b = fourPillars(
      { ...otherDate, hour: Math.floor(time / 60), minute: time % 60 },
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

Deno.test('fourPillars() uses minute 0 by default', () => {
  const birth = { year: 1990, month: 5, day: 17, hour: 9 };
  assert.deepEqual(fourPillars(birth), fourPillars({ ...birth, minute: 0 }));
});

Deno.test('fourPillars() changes the year on Tết if yearStart is tet', () => {
  const tet = { year: 1985, month: 1, day: 21, hour: 0 };
  assert.deepEqual(fourPillars(tet, { yearStart: 'tet' }).nam, { can: 'Ất', chi: 'Sửu' });
  assert.deepEqual(fourPillars(tet).nam, { can: 'Giáp', chi: 'Tý' });
});
