import { checkChoice } from '../check-input.ts';
import type { NguHanh } from '../four-pillars/nap-am.ts';
import { checkYear } from '../calendar/solar-date.ts';

/** Gender, which the rule of the life palace depends on. */
export type Gender = 'male' | 'female';

/** Checks a gender. Error messages begin with "Cannot `action`". */
export function isMale(gender: Gender, action: string): boolean {
  return checkChoice(action, 'gender', gender, ['male', 'female']) === 0;
}

/** The eight directions of a life palace, the four auspicious ones first. */
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

/**
 * Trigrams, indexed by their three lines as bits. The lowest line is bit 0; a yang line is a set
 * bit.
 */
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

/** Index in {@link TRIGRAMS} of each number from 1 to 9 of the Lạc Thư square; 5 has no trigram. */
const LINES = [2, 0, 1, 6, -1, 7, 3, 4, 5];

/**
 * Returns the life palace of a lunar year of birth, with its directions.
 *
 * With s the digital root of the year, the number is the digital root of 20 − s for men and of s +
 * 4 for women; 5 is Khôn for men and Cấn for women. Each direction belongs to the trigram that
 * differs from the palace in certain lines: the upper line for Sinh Khí, the two lower lines for
 * Thiên Y, and so on. A palace is of the eastern group if its two lower lines differ.
 *
 * @param lunarYear 1 to 9999. A birth before Tết belongs to the preceding lunar year.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the year is out of range or the gender is unknown.
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
  const male = isMale(gender, action);
  const s = 1 + (lunarYear - 1) % 9;
  const number = 1 + (male ? 19 - s : s + 3) % 9;
  const lines = number === 5 ? (male ? 0 : 4) : LINES[number - 1]!;
  const [cung, nguHanh] = TRIGRAMS[lines]!;
  // Khảm, Ly, Chấn and Tốn.
  const isEastern = ((lines ^ lines >> 1) & 1) === 1;
  const directionOf = (changedLines: number) => TRIGRAMS[lines ^ changedLines]![2];
  return {
    cung,
    nguHanh,
    nhom: isEastern ? 'Đông tứ mệnh' : 'Tây tứ mệnh',
    directions: {
      sinhKhi: directionOf(4),
      thienY: directionOf(3),
      dienNien: directionOf(7),
      phucVi: directionOf(0),
      tuyetMenh: directionOf(2),
      nguQuy: directionOf(6),
      lucSat: directionOf(5),
      hoaHai: directionOf(1),
    },
  };
}
