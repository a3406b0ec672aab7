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

test('missingFields() finds none in a filled form, with the hour 0 too', () => {
  assert.deepEqual(missingFields(filled), []);
});

test('missingFields() takes blanks for nothing, and keeps the order of the form', () => {
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
