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

/** Vietnamese names of the fields for the list of missing ones, in the order of the form. */
export const fieldNames: Record<keyof TuViValues, string> = {
  name: 'họ tên',
  birthDay: 'ngày',
  birthMonth: 'tháng',
  birthYear: 'năm',
  birthHour: 'giờ sinh',
  gender: 'giới tính',
};

/** Names of the fields, in the order of the form. */
export const fields = Object.keys(fieldNames) as (keyof TuViValues)[];

/** Returns the fields that are empty or contain only spaces. */
export function missingFields(values: TuViValues): (keyof TuViValues)[] {
  return fields.filter((field) => values[field].trim() === '');
}
