import { noDetails } from '@thach-an/ui';
import assert from 'node:assert/strict';
import { drawChart, lunarYearOf } from './draw-chart.ts';

const birth = {
  birthYear: '1985',
  birthMonth: '2',
  birthDay: '10',
  birthHour: '8',
  gender: 'female',
} as const;

Deno.test('drawChart() uses the two hours of the form without a time', () => {
  const drawn = drawChart(birth, noDetails, 2026);
  assert.equal(drawn?.chart.hour, 'Thìn');
  assert.equal(drawn?.chart.luuNien?.age, 42);
  assert.deepEqual(drawn?.notes, []);
});

Deno.test('drawChart() prefers the exact time to the two hours of the form', () => {
  assert.equal(drawChart(birth, { ...noDetails, time: '11:15' }, undefined)?.chart.hour, 'Ngọ');
});

Deno.test('drawChart() replaces a year before the birth by that of the birth', () => {
  assert.equal(drawChart(birth, noDetails, 1950)?.chart.luuNien?.age, 1);
});

Deno.test('drawChart() uses the calendar and the clock of the South', () => {
  const tet = { ...birth, birthYear: '1968', birthMonth: '1', birthDay: '29' };
  const north = drawChart(tet, { ...noDetails, place: 'north' }, undefined);
  const south = drawChart(tet, { ...noDetails, place: 'south' }, undefined);
  assert.deepEqual([north?.chart.lunar.day, north?.chart.lunar.month], [1, 1]);
  assert.deepEqual([south?.chart.lunar.day, south?.chart.lunar.month], [30, 12]);
  assert.match(south?.notes[0] ?? '', /^Đồng hồ miền Nam khi ấy theo UTC\+8\. Căn cứ: /);
  assert.equal(
    south?.notes[1],
    'Đầu trang ghi ngày 1/1 âm lịch theo lịch miền Bắc, lá số ghi ngày 30/12: tính theo lịch ' +
      'miền Nam khi ấy.',
  );
  assert.equal(north?.notes.length, 1);
});

Deno.test('drawChart() explains the lunar date of a birth after 23:00, also in the South', () => {
  const late = { ...birth, birthYear: '1970', birthMonth: '5', birthDay: '17', birthHour: '22' };
  const drawn = drawChart(late, { ...noDetails, place: 'south', time: '23:30' }, undefined);
  assert.match(drawn?.notes[1] ?? '', /: sinh từ 23 giờ là giờ Tý của ngày hôm sau\.$/);
  const both = { ...birth, birthYear: '1968', birthMonth: '1', birthDay: '28', birthHour: '22' };
  assert.match(
    drawChart(both, { ...noDetails, place: 'south', time: '23:30' }, undefined)?.notes[1] ?? '',
    /^Đầu trang ghi ngày 29\/12 .* 30\/12: sinh từ 23 giờ là giờ Tý của ngày hôm sau\.$/,
  );
});

Deno.test('drawChart() converts to true solar time only if that is chosen', () => {
  const saigon = { ...birth, birthYear: '1970', birthMonth: '2', birthDay: '11' };
  const details = { ...noDetails, time: '09:30', place: 'south' } as const;
  assert.equal(drawChart(saigon, details, undefined)?.chart.hour, 'Tỵ');
  const solar = drawChart(saigon, { ...details, solarTime: true }, undefined);
  assert.equal(solar?.chart.hour, 'Thìn');
  assert.equal(
    solar?.notes.at(-1),
    'Lá số lập theo giờ mặt trời thật là 08:22; đồng hồ chỉ 09:30.',
  );
});

Deno.test('drawChart() mentions a time that the clock showed twice or never', () => {
  const overlap = { ...birth, birthYear: '1975', birthMonth: '6', birthDay: '12' };
  const details = { ...noDetails, time: '23:30', place: 'south' } as const;
  assert.match(drawChart(overlap, details, undefined)?.notes[1] ?? '', /có hai lần/);
  assert.equal(drawChart(overlap, { ...details, time: '' }, undefined)?.notes.length, 1);
  const october = { ...birth, birthYear: '1954', birthMonth: '10', birthDay: '20' };
  const unknownDay = drawChart(october, { ...noDetails, place: 'north' }, undefined);
  assert.match(unknownDay?.notes[1] ?? '', /không rõ đúng ngày nào/);
});

Deno.test('drawChart() returns undefined if solar time leaves the supported years', () => {
  const first = { ...birth, birthYear: '1900', birthMonth: '1', birthDay: '1' };
  const details = {
    ...noDetails,
    time: '00:05',
    place: 'elsewhere',
    utcOffset: '14',
    longitude: '-170',
    solarTime: true,
  } as const;
  assert.equal(drawChart(first, details, undefined), undefined);
});

Deno.test('lunarYearOf() is the year before until Tết', () => {
  assert.equal(lunarYearOf(new Date(2026, 1, 16)), 2025);
  assert.equal(lunarYearOf(new Date(2026, 1, 17)), 2026);
});
