import assert from 'node:assert/strict';
import { chooseDays, julianDay, objections } from '../mod.ts';

const range = {
  occasion: 'wedding' as const,
  from: { year: 2027, month: 1, day: 1 },
  to: { year: 2027, month: 12, day: 31 },
};

Deno.test('chooseDays() returns every day once, by the number of objections and by date', () => {
  const days = chooseDays({ ...range, births: [1996, 1998] });
  assert.equal(days.length, 365);
  const keys = days.map(({ date, against }) => against.length * 1e7 + julianDay(date));
  assert.deepEqual(keys, keys.toSorted((a, b) => a - b));
  assert.equal(new Set(keys.map((key) => key % 1e7)).size, 365);
});

Deno.test('chooseDays() counts all objections by default, and accepts constant lists', () => {
  const births: readonly number[] = [1996, 1998];
  assert.deepEqual(
    chooseDays({ ...range, births, objections }),
    chooseDays({ ...range, births: [...births] }),
  );
});

Deno.test('chooseDays() names each birth year that the day is opposite to', () => {
  const days = chooseDays({ ...range, births: [1996, 2008, 1998] });
  for (const { record, against } of days) {
    const years = against.filter(({ id }) => id === 'birth').map(({ birthYear }) => birthYear);
    // 1996 and 2008 are years Tý, 1998 is a year Dần; the opposite days are Ngọ and Thân.
    const branch = record.dayCanChi % 12;
    assert.deepEqual(years, branch === 6 ? [1996, 2008] : branch === 8 ? [1998] : []);
  }
});

Deno.test('chooseDays() counts only the chosen objections, each with its own property', () => {
  for (const objection of objections) {
    const days = chooseDays({ ...range, births: [1990], objections: [objection] });
    const counts = new Set(days.map(({ against }) => against.length));
    assert.deepEqual([...counts], [0, 1], objection);
    assert.ok(days.every(({ against }) => against.every(({ id }) => id === objection)));
  }
  assert.ok(chooseDays({ ...range, objections: [] }).every(({ against }) => against.length === 0));
});

Deno.test('chooseDays() passes the calendar and the school on', () => {
  const [day] = chooseDays({ ...range, to: range.from, school: 'china', calendar: 'utc+8' });
  assert.deepEqual(day!.record.options, {
    calendar: 'utc+8',
    monthBasis: 'lunar',
    school: 'china',
  });
});
