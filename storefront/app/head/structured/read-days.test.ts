import assert from 'node:assert/strict';
import { readDays } from './read-days.ts';

Deno.test('readDays() reads a range in the forms in which owners write it', () => {
  for (
    const text of [
      '2–5 ngày làm việc',
      '2-5 ngày',
      '2 - 5 Ngày',
      'từ 2 đến 5 ngày',
      'khoảng 2 tới 5 ngày'.normalize('NFD'),
    ]
  ) {
    assert.deepEqual(readDays(text), { min: 2, max: 5 }, text);
  }
});

Deno.test('readDays() reads a single number, and a reversed range as its beginning', () => {
  assert.deepEqual(readDays('3 ngày'), { min: 3, max: 3 });
  assert.deepEqual(readDays('5–2 ngày'), { min: 5, max: 5 });
});

Deno.test('readDays() ignores texts without days', () => {
  for (const text of ['', 'trong ngày', '24 giờ', '2 tuần']) {
    assert.equal(readDays(text), undefined, text);
  }
});
