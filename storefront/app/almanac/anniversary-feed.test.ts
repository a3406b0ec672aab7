import assert from 'node:assert/strict';
import { memoryStorage } from '../../testing/memory-storage.ts';
import {
  anniversaryFile,
  emptyLine,
  nextAnniversary,
  readAnniversaries,
  writeAnniversaries,
} from './anniversary-feed.ts';
import { createAnniversaryStore, withId } from './kept-anniversaries.ts';

const from = { year: 2026, month: 11, day: 24 };
const line = { ...emptyLine, name: 'Giỗ ông', day: 30, month: 12 };

Deno.test('nextAnniversary() shows the adjustment of a day 30 and its eve', () => {
  assert.deepEqual(nextAnniversary(line, from), {
    date: 'Thứ Sáu, 5/2/2027',
    eve: '4/2/2027',
    leap: false,
    adjusted: 'last-day',
  });
  const moved = nextAnniversary({ ...line, shortMonth: 'next-day' }, from);
  assert.deepEqual([moved?.date, moved?.adjusted], ['Thứ Bảy, 6/2/2027', 'next-day']);
  // No lunar year from 2025 to 2031 has a day 30/12.
  assert.equal(nextAnniversary({ ...line, shortMonth: 'skip' }, from)?.date, 'Chủ Nhật, 30/1/2033');
});

Deno.test('nextAnniversary() counts today, also a date that moved past Tết', () => {
  const tet = { year: 2027, month: 2, day: 6 };
  const moved = nextAnniversary({ ...line, shortMonth: 'next-day' }, tet);
  assert.equal(moved?.date, 'Thứ Bảy, 6/2/2027');
});

Deno.test('nextAnniversary() is null after the last year', () => {
  assert.equal(nextAnniversary({ ...emptyLine, day: 1 }, { year: 2100, month: 12, day: 1 }), null);
});

Deno.test('anniversaryFile() has thirty years from the first day of this year', () => {
  const file = anniversaryFile({ lines: [line], alarm: 'none' }, from);
  const dates = [...file.matchAll(/DTSTART;VALUE=DATE:(\d{4})/g)].map((match) => match[1]);
  assert.deepEqual([dates[0], dates.at(-1)], ['2026', '2055']);
  assert.ok(!file.includes('VALARM'));
  // In the year of a leap month, its day has two dates.
  const leapLine = { ...emptyLine, name: 'Giỗ bà', day: 1, month: 5, leap: true };
  const both = anniversaryFile(
    { lines: [{ ...leapLine, leapPolicy: 'both' }], alarm: 'none' },
    from,
  );
  const years = [...both.matchAll(/DTSTART;VALUE=DATE:(\d{4})/g)].map((match) => match[1]);
  assert.deepEqual([years[0], years.at(-1)], ['2026', '2055']);
  assert.equal(years.filter((year) => year === '2028').length, 2);
});

Deno.test('readAnniversaries() cuts a long name between two emoji', () => {
  const params = writeAnniversaries({
    lines: [{ ...line, name: `${'x'.repeat(59)}🌸🌸` }],
    alarm: 'none',
  });
  assert.equal(readAnniversaries(params).lines[0]?.name, `${'x'.repeat(59)}🌸`);
});

Deno.test('readAnniversaries() reads what writeAnniversaries() writes', () => {
  const request = {
    lines: [
      { ...line, name: 'Giỗ & bà; "Tư"', leap: true, leapPolicy: 'both' as const },
      { ...line, shortMonth: 'skip' as const },
    ],
    alarm: 'day-6' as const,
  };
  const params = new URLSearchParams(writeAnniversaries(request).toString());
  assert.deepEqual(readAnniversaries(params), request);
});

Deno.test('the lines are kept in the storage of the browser; a broken value is ignored', () => {
  const storage = memoryStorage();
  const open = (events = new EventTarget()) => createAnniversaryStore({ storage, events });
  const events = new EventTarget();
  const store = open(events);
  assert.equal(store.get(), undefined);
  open().set({ lines: [withId(line)], alarm: 'day-6' });
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'lich-gio' }));
  for (const { lines, alarm } of [store.get()!, open().get()!]) {
    assert.deepEqual([lines.map(({ id: _, ...rest }) => rest), alarm], [[line], 'day-6']);
  }
  storage.setItem('lich-gio', 'ten=a&ngay=99');
  assert.equal(open().get(), undefined);
});
