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

/** One lunar year of each element. */
const YEARS: Record<NguHanh, number> = { Kim: 1985, Mộc: 1988, Thủy: 1996, Hỏa: 1987, Thổ: 1990 };

Deno.test('analyze() returns all properties of the analysis', () => {
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

Deno.test('analyze() returns new arrays on each call', () => {
  analyze(request).menh.careers.push('x');
  analyze(request).menh.colors.avoid.length = 0;
  assert.deepEqual(analyze(request).menh.careers, elements.Kim.careers);
  assert.equal(analyze(request).menh.colors.avoid.length, 4);
});

for (const [element, year] of Object.entries(YEARS)) {
  Deno.test(`analyze() returns complete texts for the element ${element}`, () => {
    const { menh } = analyze({ ...request, birthYear: year, birthMonth: 6 });
    assert.equal(menh.nguHanh, element);
    assert.ok(menh.napAm.endsWith(element));
    assert.ok(menh.desc.split('. ').length >= 4);
    const lengths: [string[], number, number][] = [
      [menh.positive, 4, 6],
      [menh.negative, 4, 6],
      [menh.careers, 6, 8],
      [menh.directions, 4, 4],
      [menh.colors.compatible, 1, 6],
      [menh.colors.beneficial, 1, 4],
      [menh.colors.avoid, 1, 4],
    ];
    for (const [list, min, max] of lengths) {
      assert.ok(list.length >= min && list.length <= max, list.join());
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
    assert.equal(new Set(colors).size, colors.length, 'a colour occurs in two lists');
    for (const color of colors) assert.match(colorHex[color]!, /^#[0-9A-F]{6}$/);
  });
}

Deno.test('beneficial colours belong to the generating element, avoided colours to the overcoming element', () => {
  const cycle: NguHanh[] = ['Mộc', 'Hỏa', 'Thổ', 'Kim', 'Thủy'];
  for (const [i, element] of cycle.entries()) {
    const generating = elements[cycle[(i + 4) % 5]!];
    const overcoming = elements[cycle[(i + 3) % 5]!];
    const { beneficial, avoid } = elements[element].colors;
    const basic = (colors: string[]) => colors.filter((color) => !/da trời/.test(color));
    assert.ok(
      basic(beneficial).every((color) => generating.colors.compatible.includes(color)),
      element,
    );
    assert.ok(avoid.every((color) => overcoming.colors.compatible.includes(color)), element);
  }
});

Deno.test('every beneficial colour is a compatible colour of the generating element', async () => {
  const elements = JSON.parse(await Deno.readTextFile(new URL('elements.json', import.meta.url)));
  const generatingElements = { Kim: 'Thổ', Mộc: 'Thủy', Thủy: 'Kim', Hỏa: 'Mộc', Thổ: 'Hỏa' };
  for (const [element, generating] of Object.entries(generatingElements)) {
    const compatible: string[] = elements[generating].colors.compatible;
    for (const color of elements[element].colors.beneficial) {
      assert.ok(
        compatible.includes(color),
        `${color} is beneficial for ${element} and must be a colour of ${generating}`,
      );
    }
  }
});
