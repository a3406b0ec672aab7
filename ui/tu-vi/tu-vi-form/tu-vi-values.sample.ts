import type { TuViValues } from './tu-vi-values.ts';

/** A form into which nobody has typed. */
export const empty: TuViValues = {
  name: '',
  birthYear: '',
  birthMonth: '',
  birthDay: '',
  birthHour: '',
  gender: '',
};

/** A birth between two days: giờ Tý. */
export const filled: TuViValues = {
  name: 'Lê Thị Quỳnh',
  birthYear: '1989',
  birthMonth: '9',
  birthDay: '2',
  birthHour: '0',
  gender: 'female',
};
