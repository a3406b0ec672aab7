import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laSoSamples } from './la-so.sample.ts';
import { laSoBoardMessages as messages } from './la-so-board-messages.ts';
import { yearMarks } from './year-marks.ts';

const { luuNien } = laSoSamples.usual.chart;

test('yearMarks() returns the limits and the month of a palace', () => {
  assert.ok(luuNien?.daiHan);
  assert.deepEqual(yearMarks({ chi: luuNien.daiHan }, luuNien, messages).limits[0], 'Đại hạn');
  assert.ok(yearMarks({ chi: luuNien.tieuHan }, luuNien, messages).limits.includes('Tiểu hạn'));
  const months = laSoSamples.usual.chart.palaces.map((palace) =>
    yearMarks(palace, luuNien, messages).month
  );
  assert.deepEqual(
    months.toSorted((a, b) => a! - b!),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.equal(yearMarks({ chi: luuNien.nguyetHan[2]! }, luuNien, messages).month, 3);
});

test('yearMarks() returns nothing without a year', () => {
  assert.deepEqual(yearMarks({ chi: 'Dần' }, null, messages), { limits: [], month: undefined });
});
