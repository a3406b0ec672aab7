import assert from 'node:assert/strict';
import { analyze, colorHex, type NguHanh, type TuViRequest } from '../mod.ts';
import elements from './elements.json' with { type: 'json' };

const request: TuViRequest = {
  name: 'Nguyễn Thị An',
  birthYear: 1985,
  birthMonth: 2,
  birthDay: 10,
  birthHour: 8,
  gender: 'female',
};

/** A lunar year of each element. */
const YEARS: Record<NguHanh, number> = { Kim: 1985, Mộc: 1988, Thủy: 1996, Hỏa: 1987, Thổ: 1990 };

Deno.test('analyze() has every part of the answer', () => {
  const { menh, palace, ...rest } = analyze(request);
  assert.deepEqual(rest, {
    name: 'Nguyễn Thị An',
    gender: 'female',
    solarDate: '10/02/1985',
    lunarDate: '21 tháng 1 năm Ất Sửu',
    tuTru: {
      nam: { can: 'Ất', chi: 'Sửu' },
      thang: { can: 'Mậu', chi: 'Dần' },
      ngay: { can: 'Canh', chi: 'Thìn' },
      gio: { can: 'Canh', chi: 'Thìn' },
    },
    cungMenh: 'Ly',
    lunar: { year: 1985, month: 1, day: 21, leap: false },
    lunarYear: { can: 'Ất', chi: 'Sửu' },
  });
  assert.deepEqual(Object.keys(menh), [
    'napAm',
    'nguHanh',
    'desc',
    'positive',
    'negative',
    'colors',
    'directions',
    'numbers',
    'careers',
  ]);
  assert.deepEqual(menh.directions, ['Đông', 'Đông Nam', 'Bắc', 'Nam']);
  assert.equal(palace.nhom, 'Đông tứ mệnh');
});

Deno.test('analyze() takes element and palace from the lunar year, the pillar from Lập xuân', () => {
  const beforeTet = analyze({ ...request, birthYear: 1984, birthMonth: 2, birthDay: 1 });
  assert.equal(beforeTet.lunarDate, '30 tháng 12 năm Quý Hợi');
  assert.equal(beforeTet.menh.napAm, 'Đại Hải Thủy');
  const afterTet = analyze({ ...request, birthYear: 1984, birthMonth: 2, birthDay: 3 });
  assert.equal(afterTet.menh.napAm, 'Hải Trung Kim');
  assert.deepEqual(afterTet.tuTru.nam, { can: 'Quý', chi: 'Hợi' });
});

Deno.test('analyze() marks a leap month', () => {
  const { lunarDate, lunar } = analyze({ ...request, birthYear: 2025, birthMonth: 8, birthDay: 1 });
  assert.equal(lunarDate, '8 tháng 6 (nhuận) năm Ất Tỵ');
  assert.equal(lunar.leap, true);
});

Deno.test('analyze() reads 23:00 as giờ Tý of the next day', () => {
  const late = analyze({ ...request, birthHour: 23 });
  assert.equal(late.tuTru.gio.chi, 'Tý');
  assert.deepEqual(late.tuTru.ngay, { can: 'Tân', chi: 'Tỵ' });
  assert.equal(late.lunar.day, 21);
});

Deno.test('analyze() trims the name', () => {
  assert.equal(analyze({ ...request, name: '  An ' }).name, 'An');
});

Deno.test('analyze() gives each caller lists of its own', () => {
  analyze(request).menh.careers.push('x');
  analyze(request).menh.colors.avoid.length = 0;
  assert.deepEqual(analyze(request).menh.careers, elements.Kim.careers);
  assert.equal(analyze(request).menh.colors.avoid.length, 4);
});

for (const [element, year] of Object.entries(YEARS)) {
  Deno.test(`analyze() has whole texts for the element ${element}`, () => {
    const { menh } = analyze({ ...request, birthYear: year, birthMonth: 6 });
    assert.equal(menh.nguHanh, element);
    assert.ok(menh.napAm.endsWith(element));
    assert.ok(menh.desc.split('. ').length >= 4);
    const counts: [string[], number, number][] = [
      [menh.positive, 4, 6],
      [menh.negative, 4, 6],
      [menh.careers, 6, 8],
      [menh.directions, 4, 4],
      [menh.colors.compatible, 1, 6],
      [menh.colors.beneficial, 1, 4],
      [menh.colors.avoid, 1, 4],
    ];
    for (const [list, least, most] of counts) {
      assert.ok(list.length >= least && list.length <= most, list.join());
      assert.equal(new Set(list).size, list.length);
      for (const text of list) {
        assert.equal(text, text.normalize('NFC').trim());
        assert.notEqual(text, '');
      }
    }
    assert.equal(menh.desc, menh.desc.normalize('NFC'));
    assert.ok(menh.numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= 9));
    const { compatible, beneficial, avoid } = menh.colors;
    const colors = [...compatible, ...beneficial, ...avoid];
    assert.equal(new Set(colors).size, colors.length, 'no colour is both good and to be avoided');
    for (const color of colors) assert.match(colorHex[color]!, /^#[0-9A-F]{6}$/);
  });
}

Deno.test('the element that feeds mine lends its colours and numbers, the one that harms me is avoided', () => {
  const cycle: NguHanh[] = ['Mộc', 'Hỏa', 'Thổ', 'Kim', 'Thủy'];
  for (const [i, element] of cycle.entries()) {
    const feeds = elements[cycle[(i + 4) % 5]!];
    const harms = elements[cycle[(i + 3) % 5]!];
    const { beneficial, avoid } = elements[element].colors;
    const basic = (colors: string[]) => colors.filter((color) => !/da trời/.test(color));
    assert.ok(basic(beneficial).every((color) => feeds.colors.compatible.includes(color)), element);
    assert.ok(avoid.every((color) => harms.colors.compatible.includes(color)), element);
  }
});

Deno.test('the beneficial colours of an element are colours of the one that feeds it', async () => {
  const elements = JSON.parse(await Deno.readTextFile(new URL('elements.json', import.meta.url)));
  const feeder = { Kim: 'Thổ', Mộc: 'Thủy', Thủy: 'Kim', Hỏa: 'Mộc', Thổ: 'Hỏa' };
  for (const [element, feeding] of Object.entries(feeder)) {
    const own: string[] = elements[feeding].colors.compatible;
    for (const color of elements[element].colors.beneficial) {
      assert.ok(
        own.includes(color),
        `${color} feeds ${element} and must be a colour of ${feeding}`,
      );
    }
  }
});
