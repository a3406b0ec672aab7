import assert from 'node:assert/strict';
import { toSolarBirth } from './solar-birth.ts';

const typed = (birthDay: string, birthMonth: string, birthYear: string) => ({
  birthDay,
  birthMonth,
  birthYear,
});

Deno.test('toSolarBirth() converts a lunar date, also one in a leap month', () => {
  assert.deepEqual(toSolarBirth(typed('13', '2', '1965'), false, ''), {
    date: { year: 1965, month: 3, day: 15 },
  });
  assert.deepEqual(toSolarBirth(typed('1', '6', '2025'), true, ''), {
    date: { year: 2025, month: 7, day: 25 },
  });
});

Deno.test('toSolarBirth() uses the calendar of the South for a birth there', () => {
  // Tết Mậu Thân was a day later in the South.
  const tet = typed('1', '1', '1968');
  assert.deepEqual(toSolarBirth(tet, false, 'north'), { date: { year: 1968, month: 1, day: 29 } });
  assert.deepEqual(toSolarBirth(tet, false, 'south'), { date: { year: 1968, month: 1, day: 30 } });
});

Deno.test('toSolarBirth() names the field of a date that does not exist', () => {
  const errors = [
    toSolarBirth(typed('1', '6', '1965'), true, ''),
    toSolarBirth(typed('1', '6', '2023'), true, ''),
    toSolarBirth(typed('30', '1', '1965'), false, ''),
    toSolarBirth(typed('x', '2', '1965'), false, ''),
    toSolarBirth(typed('1', '13', '1965'), false, ''),
    toSolarBirth(typed('1', '1', '1899'), false, ''),
  ];
  assert.deepEqual(errors, [
    { errors: { birthMonth: 'Năm 1965 âm lịch không có tháng nhuận.' } },
    { errors: { birthMonth: 'Năm 2023 âm lịch chỉ có tháng 2 nhuận.' } },
    { errors: { birthDay: 'Tháng 1 âm lịch năm 1965 chỉ có 29 ngày.' } },
    { errors: { birthDay: 'Tháng 2 âm lịch năm 1965 chỉ có 30 ngày.' } },
    { errors: { birthMonth: 'Tháng sinh phải là một số từ 1 đến 12.' } },
    { errors: { birthYear: 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.' } },
  ]);
});
