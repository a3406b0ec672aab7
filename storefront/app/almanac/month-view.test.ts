import assert from 'node:assert/strict';
import { yearView } from './month-view.ts';

Deno.test('yearView() has twelve months with the days of both calendars and no marks', () => {
  const months = yearView(2026);
  assert.deepEqual(months.map(({ month }) => month), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const days = months.flatMap(({ weeks }) => weeks.flat());
  assert.equal(days.filter(({ inMonth }) => inMonth).length, 365);
  assert.ok(days.every(({ hoangDao, events }) => !hoangDao && events.length === 0));
  const newYear = days.find(({ date, inMonth }) => inMonth && date.month === 2 && date.day === 17);
  assert.deepEqual([newYear?.lunar.month, newYear?.lunar.day], [1, 1]);
});
