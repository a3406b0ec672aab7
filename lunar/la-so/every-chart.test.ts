import assert from 'node:assert/strict';
import { mixedBirths } from '../bench/births.ts';
import { branches } from '../four-pillars/branches.ts';
import { type LaSo, laSo, type LaSoBirth, type LaSoOptions } from '../mod.ts';
import { fullRun } from '../testing/full-run.ts';

/** Options of all schools, which the births take in turn. */
const SCHOOLS: LaSoOptions[] = [
  {},
  {
    leapMonth: 'split',
    brightness: 'toan-thu',
    khoiViet: 'toan-thu',
    hoaLinh: 'toan-thu',
    menhChu: 'menh-palace',
    thanChu: 'toan-thu',
    thienTru: 'toan-thu',
    thienQuy: 'toan-thu',
  },
  {
    lateRat: 'same-day',
    leapMonth: 'next',
    khoiViet: 'thien-luong',
    tuHoa: 'thien-luong',
    thienGiai: 'thien-luong',
  },
  { calendar: 'vietnam-south', tuHoa: 'trung-chau' },
];

const RANDOM_BIRTHS = fullRun ? 100_000 : 20_000;

/** Returns the branch that lies some palaces after a branch, which is a number from Tý 0. */
const after = (start: number, steps: number) => branches[(start + steps + 120) % 12];

function countOf(names: string[]): number {
  return new Set(names).size;
}

/** Throws unless the properties that every chart has hold. */
function checkChart(birth: LaSoBirth, chart: LaSo): void {
  const { palaces, placementMonth, lunar, cuc, thuan } = chart;
  const assertEqual = (actual: unknown, expected: unknown, what: string) => {
    if (actual !== expected) assert.equal(actual, expected, `${what} of ${JSON.stringify(birth)}`);
  };
  const step = thuan ? 1 : -1;
  const hour = branches.indexOf(chart.hour);
  const menh = palaces.findIndex(({ name }) => name === 'Mệnh');
  const than = palaces.findIndex((palace) => palace.than);
  const places = new Map<string, number>();
  let stars = 0;
  let transformed = 0;
  for (const [palace, { mainStars, minorStars }] of palaces.entries()) {
    for (const list of [mainStars, minorStars]) {
      for (const star of list) {
        places.set(star.name, palace);
        stars++;
        if (star.hoa !== null) {
          transformed++;
          assertEqual(chart.tuHoa[star.hoa], star.name, star.hoa);
        }
        assertEqual(list === mainStars && star.brightness === null, false, star.name);
      }
    }
  }
  const distance = (star: string, from: string) =>
    (places.get(star)! - places.get(from)! + 12) % 12;

  assertEqual(after(2, placementMonth - 1 - hour), branches[menh], 'Mệnh');
  assertEqual(after(2, placementMonth - 1 + hour), branches[than], 'Thân');
  assertEqual(countOf(palaces.map(({ name }) => name)), 12, 'names of palaces');
  assertEqual(stars, 14 + 55, 'stars');
  assertEqual(places.size, stars, 'stars that occur once');
  assertEqual(palaces.reduce((sum, { mainStars }) => sum + mainStars.length, 0), 14, 'main stars');
  assertEqual(transformed, 4, 'Tứ Hóa');
  assertEqual((places.get('Tử Vi')! + places.get('Thiên Phủ')!) % 12, 4, 'axis of Thiên Phủ');
  // Tử Vi, Vũ Khúc and Liêm Trinh form a triangle; so do Thất Sát, Phá Quân and Tham Lang.
  assertEqual(distance('Vũ Khúc', 'Tử Vi'), 8, 'Vũ Khúc');
  assertEqual(distance('Liêm Trinh', 'Tử Vi'), 4, 'Liêm Trinh');
  assertEqual(distance('Phá Quân', 'Thất Sát'), 4, 'Phá Quân');
  assertEqual(distance('Tham Lang', 'Thất Sát'), 8, 'Tham Lang');
  // The traditional check of Tử Vi: days that the number of the cục divides need no remainder.
  if (lunar.day % cuc.number === 0) {
    assertEqual(branches[places.get('Tử Vi')!], after(2, lunar.day / cuc.number - 1), 'Tử Vi');
  }
  for (const ring of ['bacSi', 'trangSinh', 'thaiTue'] as const) {
    assertEqual(countOf(palaces.map((palace) => palace[ring])), 12, ring);
  }
  assertEqual(palaces[places.get('Lộc Tồn')!]!.bacSi, 'Bác Sĩ', 'Lộc Tồn');
  assertEqual(palaces[branches.indexOf(chart.year.chi)]!.thaiTue, 'Thái Tuế', 'Thái Tuế');
  for (const [i, { daiHan }] of palaces.entries()) {
    const decade = (daiHan - cuc.number) / 10;
    assertEqual(after(menh, step * decade), branches[i], 'đại hạn');
  }
  assertEqual(countOf(palaces.map(({ tieuHan }) => tieuHan)), 12, 'tiểu hạn');
  for (const cover of ['tuan', 'triet'] as const) {
    const covered = palaces.flatMap((palace, i) => palace[cover] ? [i] : []);
    assertEqual(covered.length, 2, cover);
    assertEqual(covered[0]! % 2, 0, cover);
    assertEqual(covered[1], covered[0]! + 1, cover);
  }
}

Deno.test(`laSo() returns complete charts for ${RANDOM_BIRTHS} random births`, () => {
  for (const [i, time] of mixedBirths(RANDOM_BIRTHS).entries()) {
    const birth: LaSoBirth = { ...time, gender: i % 8 < 4 ? 'male' : 'female' };
    checkChart(birth, laSo(birth, SCHOOLS[i % SCHOOLS.length]));
  }
});

Deno.test('laSo() covers with Tuần the branches that the ten years around the birth lack', () => {
  for (let year = 1900; year <= 2100; year++) {
    const { palaces } = laSo({ year, month: 6, day: 15, hour: 8, gender: 'male' });
    const firstOfTen = year - (year - 4) % 10;
    const present = new Set(
      branches.map((_, i) => i < 10 ? branches[(firstOfTen + i - 4) % 12] : undefined),
    );
    for (const { chi, tuan } of palaces) assert.equal(tuan, !present.has(chi), `${year} ${chi}`);
  }
});
