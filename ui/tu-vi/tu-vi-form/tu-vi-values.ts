import type { Gender } from '@thach-an/lunar';

/** What stands in the fields of the form, as typed; an empty text is a field that is not filled in. */
export type TuViValues = {
  name: string;
  birthYear: string;
  birthMonth: string;
  birthDay: string;
  /** An hour of `hourSlots`. */
  birthHour: string;
  gender: '' | Gender;
};

/** The fields in the order of the form, each with the words for what is still missing. */
export const fieldNames: Record<keyof TuViValues, string> = {
  name: 'họ tên',
  birthDay: 'ngày',
  birthMonth: 'tháng',
  birthYear: 'năm',
  birthHour: 'giờ sinh',
  gender: 'giới tính',
};

/** The fields in the order of the form. */
export const fields = Object.keys(fieldNames) as (keyof TuViValues)[];

/** The fields that are not filled in; blanks alone fill none. */
export function missingFields(values: TuViValues): (keyof TuViValues)[] {
  return fields.filter((field) => values[field].trim() === '');
}
