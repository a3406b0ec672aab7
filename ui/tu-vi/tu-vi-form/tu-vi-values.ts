import type { Gender } from '@thach-an/lunar';

/** Values of the form, as typed. An empty string is a field that is not filled in. */
export type TuViValues = {
  name: string;
  birthYear: string;
  birthMonth: string;
  birthDay: string;
  /** Hour of one of the `hourSlots`. */
  birthHour: string;
  gender: '' | Gender;
};

/** Names of the fields, in the order of the form. */
export const fields = [
  'name',
  'birthDay',
  'birthMonth',
  'birthYear',
  'birthHour',
  'gender',
] as const satisfies (keyof TuViValues)[];

/** Returns the fields that are empty or contain only spaces. */
export function missingFields(values: TuViValues): (keyof TuViValues)[] {
  return fields.filter((field) => values[field].trim() === '');
}
