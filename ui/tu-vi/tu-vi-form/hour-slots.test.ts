import { branches } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { branchOf, hourSlots } from './hour-slots.ts';

test('hourSlots contains twelve slots of two hours, from Tý to Hợi', () => {
  assert.deepEqual(hourSlots.map(({ value, label }) => `${value}: ${label}`), [
    '0: Tý 00h00-01h59',
    '2: Sửu 02h00-03h59',
    '4: Dần 04h00-05h59',
    '6: Mão 06h00-07h59',
    '8: Thìn 08h00-09h59',
    '10: Tỵ 10h00-11h59',
    '12: Ngọ 12h00-13h59',
    '14: Mùi 14h00-15h59',
    '16: Thân 16h00-17h59',
    '18: Dậu 18h00-19h59',
    '20: Tuất 20h00-21h59',
    '22: Hợi 22h00-23h59',
  ]);
});

test('hourSlots has the branches of the calendar, in their order', () => {
  assert.deepEqual(hourSlots.map(({ label }) => label.split(' ')[0]), branches);
});

test('branchOf() returns the hours of tradition, which begin at odd hours', () => {
  assert.deepEqual([22, 23, 0, 1, 2, 3].map(branchOf), ['Hợi', 'Tý', 'Tý', 'Sửu', 'Sửu', 'Dần']);
  // The slot of an even hour has its traditional name.
  for (const { value, label } of hourSlots) assert.ok(label.startsWith(branchOf(value)));
});
