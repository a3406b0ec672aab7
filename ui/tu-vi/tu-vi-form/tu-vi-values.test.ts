import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFields, type TuViValues } from './tu-vi-values.ts';

const filled: TuViValues = {
  name: 'Nguyễn Thị An',
  birthYear: '1985',
  birthMonth: '2',
  birthDay: '10',
  birthHour: '0',
  gender: 'female',
};

test('missingFields() returns an empty list for a filled form, also with the hour 0', () => {
  assert.deepEqual(missingFields(filled), []);
});

test('missingFields() treats spaces as missing, and keeps the order of the form', () => {
  assert.deepEqual(
    missingFields({ ...filled, name: '  ', birthDay: '', birthYear: '', gender: '' }),
    [
      'name',
      'birthDay',
      'birthYear',
      'gender',
    ],
  );
});
