import type { TuViValues } from './tu-vi-values.ts';

/** Values of an untouched form. */
export const empty: TuViValues = {
  name: '',
  birthYear: '',
  birthMonth: '',
  birthDay: '',
  birthHour: '',
  gender: '',
};

/** Complete values, with the hour at the boundary between two days (giờ Tý). */
export const filled: TuViValues = {
  name: 'Lê Thị Quỳnh',
  birthYear: '1989',
  birthMonth: '9',
  birthDay: '2',
  birthHour: '0',
  gender: 'female',
};
