import assert from 'node:assert/strict';
import { laSo, type LaSoOptions, type StarName } from '../mod.ts';

const birth = { year: 1985, month: 2, day: 10, hour: 8, gender: 'female' } as const;

/** Returns the branch of the palace that contains a star. */
function palaceOf(star: StarName, options?: LaSoOptions, of: Parameters<typeof laSo>[0] = birth) {
  return laSo(of, options).palaces.find(({ mainStars, minorStars }) =>
    [...mainStars, ...minorStars].some(({ name }) => name === star)
  )?.chi;
}

Deno.test('laSo() returns the centre of the board', () => {
  const { palaces, tuHoa, luuNien, ...centre } = laSo(birth);
  assert.deepEqual(centre, {
    lunar: { year: 1985, month: 1, day: 21, leap: false },
    placementMonth: 1,
    year: { can: 'Ất', chi: 'Sửu' },
    hour: 'Thìn',
    amDuong: 'Âm nữ',
    thuan: true,
    banMenh: 'Kim',
    cuc: { name: 'Thổ ngũ cục', nguHanh: 'Thổ', number: 5 },
    menhCuc: 'cục sinh mệnh',
    menhChu: 'Cự Môn',
    thanChu: 'Thiên Tướng',
  });
  assert.equal(palaces.length, 12);
  assert.equal(luuNien, null);
  assert.deepEqual(tuHoa, {
    'Hóa Lộc': 'Thiên Cơ',
    'Hóa Quyền': 'Thiên Lương',
    'Hóa Khoa': 'Tử Vi',
    'Hóa Kỵ': 'Thái Âm',
  });
});

Deno.test('laSo() returns palaces with their stars in the order of rank', () => {
  const palace = laSo(birth).palaces.find(({ name }) => name === 'Mệnh')!;
  assert.deepEqual({ ...palace, minorStars: palace.minorStars.map(({ name }) => name) }, {
    name: 'Mệnh',
    can: 'Bính',
    chi: 'Tuất',
    than: false,
    mainStars: [
      { name: 'Tử Vi', brightness: 'Vượng', hoa: 'Hóa Khoa' },
      { name: 'Thiên Tướng', brightness: 'Vượng', hoa: null },
    ],
    minorStars: ['Hữu Bật', 'Lưu Hà', 'Quả Tú', 'Thiên Đức', 'Thai Phụ', 'Địa Võng'],
    bacSi: 'Hỷ Thần',
    trangSinh: 'Quan Đới',
    thaiTue: 'Phúc Đức',
    tuan: true,
    triet: false,
    daiHan: 5,
    tieuHan: 'Tuất',
  });
});

Deno.test('laSo() counts from 23:00 on as the next day, month and year', () => {
  const lastHour = { year: 2024, month: 2, day: 9, hour: 23, minute: 59, gender: 'male' } as const;
  const next = laSo(lastHour);
  assert.deepEqual(next.lunar, { year: 2024, month: 1, day: 1, leap: false });
  assert.deepEqual([next.hour, next.year.can, next.amDuong], ['Tý', 'Giáp', 'Dương nam']);
  const same = laSo(lastHour, { lateRat: 'same-day' });
  assert.deepEqual(same.lunar, { year: 2023, month: 12, day: 30, leap: false });
  assert.deepEqual([same.hour, same.year.can, same.amDuong], ['Tý', 'Quý', 'Âm nam']);
  assert.deepEqual(laSo({ ...lastHour, hour: 22 }).lunar, same.lunar);
  assert.equal(laSo({ ...lastHour, hour: 0 }).hour, 'Tý');
});

Deno.test('laSo() places the stars of a leap month by the chosen rule', () => {
  const month = (day: number, leapMonth?: LaSoOptions['leapMonth']) =>
    laSo({ year: 2025, month: 8, day, hour: 8, gender: 'male' }, { leapMonth }).placementMonth;
  // 8 and 9 August 2025 are the days 15 and 16 of the leap month 6.
  assert.deepEqual([month(8), month(9)], [6, 6]);
  assert.deepEqual([month(8, 'split'), month(9, 'split')], [6, 7]);
  assert.deepEqual([month(8, 'next'), month(9, 'next')], [7, 7]);
});

Deno.test('laSo() follows the calendar of the options', () => {
  // Tết of 1985 was on 21 January in Vietnam and on 20 February in China.
  assert.deepEqual(laSo(birth, { calendar: 'utc+8' }).lunar.year, 1984);
});

Deno.test('laSo() changes the palaces of a school only with the option of this school', () => {
  const canh = { year: 1990, month: 5, day: 17, hour: 8, gender: 'male' } as const;
  assert.deepEqual(
    [undefined, 'toan-thu', 'thien-luong'].map((khoiViet) =>
      palaceOf('Thiên Khôi', { khoiViet } as LaSoOptions, canh)
    ),
    ['Ngọ', 'Sửu', 'Mùi'],
  );
  assert.equal(palaceOf('Thiên Việt', { hoaLinh: 'toan-thu', thienQuy: 'toan-thu' }, canh), 'Dần');
  const khoa = (tuHoa?: LaSoOptions['tuHoa']) => laSo(canh, { tuHoa }).tuHoa['Hóa Khoa'];
  assert.deepEqual([khoa(), khoa('thien-luong'), khoa('trung-chau')], [
    'Thái Âm',
    'Thiên Đồng',
    'Thiên Phủ',
  ]);
});

Deno.test('laSo() returns new objects on each call', () => {
  laSo(birth).palaces[0]!.mainStars.length = 0;
  laSo(birth, { viewYear: 2026 }).luuNien!.nguyetHan.length = 0;
  laSo(birth).tuHoa['Hóa Lộc'] = 'Tử Vi';
  assert.equal(laSo(birth).tuHoa['Hóa Lộc'], 'Thiên Cơ');
  assert.equal(laSo(birth).palaces.flatMap(({ mainStars }) => mainStars).length, 14);
  assert.equal(laSo(birth, { viewYear: 2026 }).luuNien!.nguyetHan.length, 12);
});
