import assert from 'node:assert/strict';
import { daysOf, expectedDelivery, formatExpected } from './expected-delivery.ts';

const times = {
  preparation: '1–2 ngày làm việc',
  time: '2–5 ngày làm việc',
  workDays: 'mon-sat',
} as const;

Deno.test('daysOf() reads the days in the forms in which owners write them', () => {
  const range = ['2–5 ngày làm việc', '2-5 ngày', '2 - 5 Ngày', 'từ 2 đến 5 ngày'];
  for (const text of [...range, 'khoảng 2 tới 5 ngày'.normalize('NFD')]) {
    assert.deepEqual(daysOf(text), [2, 5], text);
  }
  assert.deepEqual(daysOf('trong 2 ngày'), [2, 2]);
  for (const text of ['', 'trong ngày', '5-2 ngày', '900 ngày', 'hai ngày', '1-2 giờ', '2 tuần']) {
    assert.equal(daysOf(text), undefined, text);
  }
});

Deno.test('expectedDelivery() leaves out Sundays and holidays', () => {
  // A Monday.
  assert.deepEqual(expectedDelivery('2026-11-23', times, () => []), {
    from: '2026-11-26',
    to: '2026-12-01',
  });
  const holidays = () => [{ date: { month: 11, day: 24 } }];
  assert.equal(expectedDelivery('2026-11-23', times, holidays)?.from, '2026-11-27');
  const onWeekdays = expectedDelivery('2026-11-23', { ...times, workDays: 'mon-fri' }, () => []);
  assert.equal(onWeekdays?.to, '2026-12-02');
  const daily = expectedDelivery('2026-11-23', { ...times, workDays: 'daily' }, () => []);
  assert.equal(daily?.to, '2026-11-30');
});

Deno.test('expectedDelivery() has no days if the owner promises none, or writes none', () => {
  assert.equal(expectedDelivery('2026-11-23', { ...times, workDays: 'off' }, () => []), undefined);
  assert.equal(expectedDelivery('2026-11-23', { ...times, time: 'nhanh' }, () => []), undefined);
});

Deno.test('formatExpected() names one day once', () => {
  assert.equal(
    formatExpected({ from: '2026-11-29', to: '2026-11-29' }),
    'Chủ\u00a0Nhật\u00a029/11',
  );
});
