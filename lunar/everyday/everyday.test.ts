import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  daysUntil,
  eachDay,
  festivals,
  formatLunar,
  fromIsoDate,
  fromJulianDay,
  fromPlainDate,
  monthGrid,
  nextFullMoonDay,
  nextNewMoonDay,
  parseDate,
  toIsoDate,
  toLunar,
  toPlainDate,
  yearGrid,
} from '../mod.ts';

const from = { year: 2026, month: 11, day: 24 };
const days = fc.integer({ min: 2_415_021, max: 2_488_400 }).map(fromJulianDay);

Deno.test('parseDate() reads dates of both calendars, with and without accents', () => {
  const cases: Record<string, string> = {
    '24/11': '2026-11-24',
    '23/11': '2027-11-23',
    '24.11.2025': '2025-11-24',
    '24-11-2025': '2025-11-24',
    '2025-02-03': '2025-02-03',
    '29/2': '2028-02-29',
    'ngày 2 tháng 9': '2027-09-02',
    '2 tháng 9 năm 1945': '1945-09-02',
    '24 tháng mười một dương lịch': '2026-11-24',
    '10/3 âm': '2027-04-16',
    '10/3 âm lịch': '2027-04-16',
    '10/3 AL': '2027-04-16',
    '10/3/2025 (âm)': '2025-04-07',
    'âm lịch 10/3/2025': '2025-04-07',
    '15/6 nhuận 2025': '2025-08-08',
    '15 tháng 6 nhuận năm 2025': '2025-08-08',
    'rằm tháng bảy': '2027-08-16',
    'ram thang bay': '2027-08-16',
    'Rằm tháng 7 2025': '2025-09-06',
    'rằm tháng Giêng': '2027-02-20',
    'rằm tháng năm': '2027-06-19',
    'rằm tháng năm năm 2025': '2025-06-10',
    'mùng 1 Tết 2027': '2027-02-06',
    'mồng một tết': '2027-02-06',
    'mùng ba Tết': '2027-02-08',
    'Tết 2025': '2025-01-29',
    '29 Tết': '2027-02-05',
    // The last day of a year, also of one whose month 12 has 29 days.
    '30 tết': '2027-02-05',
    '30 tết 2025': '2025-01-28',
    '30 tết 2024': '2024-02-09',
    'giao thừa': '2027-02-05',
    'giao thừa 2025': '2025-01-28',
    '23 tháng Chạp': '2027-01-30',
    'hai mươi ba tháng chạp': '2027-01-30',
    'mười lăm tháng tám âm': '2027-09-15',
    'mùng 5 tháng 5': '2027-06-09',
    '16 tháng Mười năm Bính Ngọ': '2026-11-24',
    '1 tháng Giêng năm Giáp Tý': '2044-01-30',
    'rằm': '2026-12-23',
    'ngày rằm': '2026-12-23',
    'mùng 1': '2026-12-09',
    'Mồng một âm lịch': '2026-12-09',
    'mùng mười': '2026-12-18',
    'hôm nay': '2026-11-24',
    'Ngày mai': '2026-11-25',
    'Tết dương lịch': '2027-01-01',
    'Tết dương lịch 2026': '2026-01-01',
    'tết tây': '2027-01-01',
    'Tết Nguyên đán 2027': '2027-02-06',
    'Mùng Một Tết Đinh Mùi': '2027-02-06',
    'giao thừa năm Đinh Mùi': '2027-02-05',
    'ba mươi Tết 2026': '2026-02-16',
    '30/12 âm': '2033-01-30',
    '30/12/2025 âm': '',
    'hai mươi chín Tết': '2027-02-05',
    'mùng 10/3': '2027-04-16',
    'ngày mồng 5-5 âm lịch': '2027-06-09',
    'hăm ba tháng Chạp': '2027-01-30',
    'hai ba tháng chạp': '2027-01-30',
    'hai mươi nhăm tháng Chạp': '2027-02-01',
    'ba mốt tháng mười hai': '2026-12-31',
    '15/6/2025 nhuận': '2025-08-08',
    '10/3âl': '2027-04-16',
    '10/3 lịch ta': '2027-04-16',
    'mùng năm tháng năm năm Ất Tị': '2025-05-31',
    '1/1 năm Quí Mão': '2023-01-22',
    '14 tháng 2, 2027': '2027-02-14',
    ' 24 / 11 / 2026. ': '2026-11-24',
  };
  for (const [text, iso] of Object.entries(cases)) {
    if (iso === '') assert.throws(() => parseDate(text, { from }), /29 days/, text);
    else assert.equal(toIsoDate(parseDate(text, { from }).date), iso, text);
    const decomposed = text.normalize('NFD');
    if (iso !== '') assert.equal(toIsoDate(parseDate(decomposed, { from }).date), iso, text);
  }
});

Deno.test('parseDate() reads a lunar day without a month as the next one, the current day included', () => {
  const fullMoon = { year: 2026, month: 11, day: 23 };
  assert.deepEqual(parseDate('rằm', { from: fullMoon }), {
    date: fullMoon,
    lunar: { year: 2026, month: 10, day: 15, leap: false },
    calendar: 'lunar',
  });
  // The next month is a leap month.
  const leap = parseDate('mùng 1', { from: { year: 2025, month: 7, day: 20 } }).lunar;
  assert.deepEqual(leap, { year: 2025, month: 6, day: 1, leap: true });
  for (const text of ['rằm 2027', 'mùng 31', 'mùng 0', 'rằm nhuận', 'rằm dương lịch', '15']) {
    assert.throws(() => parseDate(text, { from }), RangeError, text);
  }
  const last = { year: 2101, month: 1, day: 20 };
  assert.throws(() => parseDate('rằm', { from: last }), /^RangeError: Cannot read a date/);
});

Deno.test('parseDate() reads every festival by its name, with and without a year', () => {
  for (const { name, date, rule } of festivals(2027)) {
    for (const text of name.vi.split(/ \(|\)/).filter(Boolean)) {
      for (const written of [`${text} 2027`, `${text} năm 2027`, `${text}, 2027`.toUpperCase()]) {
        assert.deepEqual(parseDate(written, { from }).date, date, written);
      }
      const next = parseDate(text, { from: { year: 2027, month: 1, day: 1 } });
      assert.deepEqual(next.date, date, text);
      assert.equal(next.calendar, rule?.calendar ?? 'solar', text);
    }
  }
});

Deno.test('parseDate() reads short names of festivals', () => {
  const cases: Record<string, string> = {
    'trung thu': '2027-09-15',
    'trung thu 2025': '2025-10-06',
    'Trung thu Ất Tỵ': '2025-10-06',
    'giỗ tổ 2025': '2025-04-07',
    'vu lan 2025': '2025-09-06',
    'ông Táo 2025': '2025-01-22',
    'thanh minh 2025': '2025-04-04',
    'noel': '2026-12-25',
    'cách mạng tháng tám 2025': '2025-08-19',
    'phụ nữ Việt Nam 2026': '2026-10-20',
    'thần tài': '2027-02-15',
  };
  for (const [text, iso] of Object.entries(cases)) {
    assert.equal(toIsoDate(parseDate(text, { from }).date), iso, text);
  }
  // 24 November is the day itself.
  assert.deepEqual(parseDate('Ngày Văn hóa Việt Nam', { from }).date, from);
});

Deno.test('parseDate() rejects other texts with the forms that it reads', () => {
  const texts = [
    '',
    'x',
    '31/2',
    '32/1',
    '1/13',
    '31/4',
    '31/12 âm',
    '10/13 âm',
    '15/5 nhuận 2025',
    'rằm tháng một',
    'rằm tháng mười ba',
    '10/3 âm dương lịch',
    'giao thừa dương lịch',
    'mùng 2 Tết dương lịch',
    'Tết nhuận',
    'Trung thu dương lịch',
    'Trung thu nhuận',
    'Quốc khánh âm lịch',
    'Quốc khánh 1930',
    'Trung thu Giáp Sửu',
    'Tết Giáp Sửu',
    '16 tháng Mười năm Giáp Sửu',
    'toString',
    '1'.repeat(200),
    'constructor tháng constructor',
  ];
  for (const text of texts) {
    assert.throws(
      () => parseDate(text, { from }),
      { name: 'RangeError', message: /^Cannot / },
      text,
    );
  }
});

Deno.test('parseDate() ends quickly for long and hostile texts', () => {
  const start = performance.now();
  for (const part of ['muoi ', 'mung ', '1/', ' ', 'thang ', 'á', 'nam ']) {
    for (let n = 1; n < 80; n++) {
      try {
        parseDate(part.repeat(n), { from });
      } catch (error) {
        assert.ok(error instanceof RangeError);
      }
    }
  }
  assert.ok(performance.now() - start < 2000);
});

Deno.test('parseDate() reads what formatLunar() writes', () => {
  fc.assert(fc.property(days, (date) => {
    const lunar = toLunar(date);
    const near = { ...date, day: 1 };
    for (
      const pattern of [undefined, '{day}/{month}{leap}/{year} âm', '{dd}/{mm}{leap} {year} âm']
    ) {
      const text = formatLunar(lunar, pattern);
      assert.deepEqual(parseDate(text, { from: near }).lunar, lunar, text);
    }
  }));
});

Deno.test('formatLunar() writes every part of a pattern', () => {
  const date = { year: 2025, month: 6, day: 5, leap: true };
  assert.equal(formatLunar(date), '5 tháng Sáu nhuận năm Ất Tỵ');
  assert.equal(
    formatLunar(date, '{dayName} {dd} {month} {mm} {year} {yearName}'),
    'mùng 5 05 6 06 2025 Ất Tỵ',
  );
  assert.equal(formatLunar({ ...date, day: 15 }, '{dayName}'), 'rằm');
});

Deno.test('eachDay() and daysUntil() agree, also for an empty range', () => {
  fc.assert(fc.property(days, fc.integer({ min: -3, max: 400 }), (first, length) => {
    const jd = 2_415_021 + daysUntil(first, fromJulianDay(2_415_021));
    const last = fromJulianDay(jd + length);
    assert.equal([...eachDay(first, last)].length, Math.max(0, length + 1));
    assert.equal(daysUntil(last, first), length);
  }));
});

Deno.test('nextNewMoonDay() and nextFullMoonDay() return the next such day after a date', () => {
  fc.assert(fc.property(days, (date) => {
    for (const [next, day] of [[nextNewMoonDay(date), 1], [nextFullMoonDay(date), 15]] as const) {
      const between = [...eachDay(date, next)].slice(1);
      assert.ok(between.length <= 30);
      assert.deepEqual(between.filter((other) => toLunar(other).day === day), [next]);
    }
  }));
});

Deno.test('monthGrid() has all days of the month in weeks from Monday', () => {
  fc.assert(fc.property(days, ({ year, month }) => {
    const weeks = monthGrid(year, month);
    const inMonth = weeks.flat().filter((day) => day.inMonth);
    assert.ok(weeks.every((week) => week.length === 7));
    assert.deepEqual(inMonth.map(({ date }) => date.day), inMonth.map((_, i) => i + 1));
    assert.ok(inMonth.length >= 28);
    for (const week of weeks) {
      const monday = new Date(toIsoDate(week[0]!.date));
      assert.equal(monday.getUTCDay(), 1);
    }
  }));
});

Deno.test('yearGrid() of the first and last year stays in the range', () => {
  for (const year of [1900, 2100]) assert.equal(yearGrid(year).length, 12);
});

Deno.test('toIsoDate() and fromIsoDate() are inverse', () => {
  fc.assert(fc.property(days, (date) => assert.deepEqual(fromIsoDate(toIsoDate(date)), date)));
});

Deno.test('toPlainDate() and fromPlainDate() are inverse, also for another calendar', () => {
  assert.ok('Temporal' in globalThis);
  fc.assert(fc.property(days, (date) => {
    const plain: Temporal.PlainDate = toPlainDate(date);
    assert.deepEqual(fromPlainDate(plain), date);
    assert.deepEqual(fromPlainDate(plain.withCalendar('buddhist')), date);
  }));
});

Deno.test('a Temporal.PlainDate is a date if its numbers are those of the Gregorian calendar', () => {
  const plain = toPlainDate({ year: 2026, month: 2, day: 17 });
  for (const calendar of ['iso8601', 'gregory']) {
    assert.equal(toLunar(plain.withCalendar(calendar)).month, 1);
  }
  // The numbers of the Chinese calendar are 2026, 1 and 1.
  for (const calendar of ['chinese', 'buddhist']) {
    assert.throws(() => toLunar(plain.withCalendar(calendar)), {
      name: 'TypeError',
      message: /^Cannot convert: date must be .+ fromPlainDate\(\)/,
    });
  }
});
