import { checkChoice } from '../check-input.ts';
import type { NguHanh } from '../four-pillars/nap-am.ts';
import { checkYear } from '../calendar/solar-date.ts';

/** Gender, as the rule of the life palace needs it. */
export type Gender = 'male' | 'female';

/** The eight directions of a life palace, the four good ones first. */
export type PalaceDirections = {
  sinhKhi: string;
  thienY: string;
  dienNien: string;
  phucVi: string;
  tuyetMenh: string;
  nguQuy: string;
  lucSat: string;
  hoaHai: string;
};

/** A life palace (cung phi of the eight mansions). */
export type CungMenh = {
  /** Name of the trigram, such as `'Khảm'`. */
  cung: string;
  nguHanh: NguHanh;
  nhom: 'Đông tứ mệnh' | 'Tây tứ mệnh';
  directions: PalaceDirections;
};

/** Trigrams by their three lines as bits (the lowest line is 1, yang is set): name, element, direction. */
const TRIGRAMS: [cung: string, nguHanh: NguHanh, direction: string][] = [
  ['Khôn', 'Thổ', 'Tây Nam'],
  ['Chấn', 'Mộc', 'Đông'],
  ['Khảm', 'Thủy', 'Bắc'],
  ['Đoài', 'Kim', 'Tây'],
  ['Cấn', 'Thổ', 'Đông Bắc'],
  ['Ly', 'Hỏa', 'Nam'],
  ['Tốn', 'Mộc', 'Đông Nam'],
  ['Càn', 'Kim', 'Tây Bắc'],
];

/** The lines of the trigram of number 1 to 9 in the Lạc Thư square; 5 has none. */
const LINES = [2, 0, 1, 6, -1, 7, 3, 4, 5];

/** The trigrams of the eastern four: Khảm, Ly, Chấn, Tốn. */
const EASTERN = ['Khảm', 'Ly', 'Chấn', 'Tốn'];

/**
 * The life palace of a lunar year of birth, with its directions.
 *
 * With s the digital root of the year, the number is the digital root of 20 − s for men and of s + 4 for
 * women; 5 is Khôn for men and Cấn for women. A direction is the trigram that differs from the palace in
 * certain lines: the upper one for Sinh Khí, the two lower ones for Thiên Y, and so on.
 *
 * @param lunarYear 1 to 9999; who is born before Tết belongs to the year before.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year or the gender is none.
 *
 * @example
 * ```ts
 * import { cungMenh } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { cung, nhom, directions } = cungMenh(1990, 'male');
 * assert.equal(cung, 'Khảm');
 * assert.equal(nhom, 'Đông tứ mệnh');
 * assert.equal(directions.sinhKhi, 'Đông Nam');
 * ```
 */
export function cungMenh(lunarYear: number, gender: Gender): CungMenh {
  const action = 'find the life palace';
  checkYear(action, 'lunar year', lunarYear);
  checkChoice(action, 'gender', gender, ['male', 'female']);
  const male = gender === 'male';
  const s = 1 + (lunarYear - 1) % 9;
  const number = 1 + (male ? 19 - s : s + 3) % 9;
  const lines = number === 5 ? (male ? 0 : 4) : LINES[number - 1]!;
  const [cung, nguHanh] = TRIGRAMS[lines]!;
  const towards = (changed: number) => TRIGRAMS[lines ^ changed]![2];
  return {
    cung,
    nguHanh,
    nhom: EASTERN.includes(cung) ? 'Đông tứ mệnh' : 'Tây tứ mệnh',
    directions: {
      sinhKhi: towards(4),
      thienY: towards(3),
      dienNien: towards(7),
      phucVi: towards(0),
      tuyetMenh: towards(2),
      nguQuy: towards(6),
      lucSat: towards(5),
      hoaHai: towards(1),
    },
  };
}
