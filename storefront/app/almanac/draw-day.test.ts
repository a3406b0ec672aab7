import { fromJulianDay, julianDay } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { dayView } from './day-view.ts';
import { daySize, daySvg } from './draw-day.ts';

const palette = {
  paper: '#FFFFFF',
  line: '#E6DDCE',
  ink: '#221C18',
  'ink-soft': '#6A5F54',
  cinnabar: '#A8281E',
};

const linesOf = (date: { year: number; month: number; day: number }) =>
  [
    ...daySvg(dayView(date), palette, 'thachan.vn/lich').matchAll(
      /<text x="540" y="(\d+)" font-size="(\d+)"[^>]*>([^<]*)</g,
    ),
  ].map(([, y, px, text]) => ({ y: Number(y), px: Number(px), text: text! }));

Deno.test('daySvg() draws two events on two lines if they are too wide for one', () => {
  const texts = linesOf({ year: 2057, month: 2, day: 3 }).map(({ text }) => text);
  assert.ok(texts.includes('Tết Nguyên đán · Giao thừa'));
  assert.ok(texts.includes('Ngày thành lập Đảng Cộng sản Việt Nam'));
});

Deno.test('daySvg() fits the lines of every holiday into the picture, one below the other', () => {
  const from = julianDay({ year: 1990, month: 1, day: 1 });
  const to = julianDay({ year: 2100, month: 12, day: 31 });
  for (let jd = from; jd <= to; jd += 1) {
    const date = fromJulianDay(jd);
    const lines = linesOf(date);
    for (const { text, px } of lines) {
      // Width of a letter, a little above the average of the bold font.
      assert.ok(text.length * px * 0.54 < daySize.width - 40, `${text} ${date.year}`);
    }
    const ys = lines.map(({ y }) => y);
    assert.deepEqual(ys, [...new Set(ys)].sort((a, b) => a - b));
  }
});

Deno.test('daySvg() names the first and the last lunar month, and numbers the others', () => {
  const svg = (month: number, day: number, year = 2027) =>
    daySvg(dayView({ year, month, day }), palette, 'thachan.vn/lich');
  assert.ok(svg(2, 5).includes('>Tháng Chạp Bính Ngọ<'));
  assert.ok(svg(2, 6).includes('>Tháng Giêng Đinh Mùi<'));
  assert.ok(svg(11, 24, 2026).includes('>Tháng 10 Bính Ngọ<'));
});
