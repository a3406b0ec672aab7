import { type BirthDetails, noDetails } from '@thach-an/ui';
import assert from 'node:assert/strict';
import { readDetails, withExactHour, withHourSlot } from './read-details.ts';

const details: BirthDetails = {
  time: '08:30',
  place: 'elsewhere',
  utcOffset: '-3.5',
  longitude: '-52,7',
  solarTime: true,
};

Deno.test('readDetails() returns stored details', () => {
  assert.deepEqual(readDetails((field) => details[field]), details);
});

Deno.test('readDetails() ignores invalid values', () => {
  const hostile: Record<string, unknown>[] = [
    {},
    { time: '24:00', place: 'moon', utcOffset: '99', longitude: '<b>', solarTime: 'yes' },
    { time: 830, place: ['north'], utcOffset: 7, longitude: null, solarTime: 1 },
    { time: '08:30\n', utcOffset: 'NaN', longitude: 'x'.repeat(9999) },
  ];
  for (const values of hostile) {
    assert.deepEqual(readDetails((field) => values[field]), noDetails);
  }
});

Deno.test('withExactHour() and withHourSlot() use the exact time', () => {
  const values = {
    name: 'An',
    birthYear: '1985',
    birthMonth: '2',
    birthDay: '10',
    birthHour: '',
    gender: 'female',
  } as const;
  assert.equal(withExactHour(values, { ...details, time: '09:15' }).birthHour, '9');
  assert.equal(withHourSlot(values, { ...details, time: '09:15' }).birthHour, '8');
  assert.equal(withExactHour(values, noDetails), values);
  assert.equal(withHourSlot(values, noDetails), values);
});
