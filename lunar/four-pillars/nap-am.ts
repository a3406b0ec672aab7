import { type CanChi, cycleIndex } from './can-chi.ts';

/** One of the five elements. */
export type NguHanh = 'Kim' | 'Mộc' | 'Thủy' | 'Hỏa' | 'Thổ';

/** The nạp âm (melodic element) of a pillar. */
export type NapAm = {
  /** Full name, such as `'Hải Trung Kim'`. */
  napAm: string;
  /** Element of the nạp âm, the last word of the name. */
  nguHanh: NguHanh;
};

/** Names, without the element, of the thirty pairs of pillars from Giáp Tý and Ất Sửu on. */
const NAMES =
  'Hải Trung,Lư Trung,Đại Lâm,Lộ Bàng,Kiếm Phong,Sơn Đầu,Giản Hạ,Thành Đầu,Bạch Lạp,Dương Liễu,' +
  'Tuyền Trung,Ốc Thượng,Tích Lịch,Tùng Bách,Trường Lưu,Sa Trung,Sơn Hạ,Bình Địa,Bích Thượng,Kim Bạch,' +
  'Phú Đăng,Thiên Hà,Đại Trạch,Thoa Xuyến,Tang Đố,Đại Khê,Sa Trung,Thiên Thượng,Thạch Lựu,Đại Hải';

const ELEMENTS: NguHanh[] = ['Kim', 'Thủy', 'Hỏa', 'Thổ', 'Mộc'];

/**
 * Returns the element of the nạp âm of a pillar, given by the numbers of its stem (Giáp 0) and its
 * branch (Tý 0). Pairs of stems are numbered 0 to 4, pairs of branches 0 to 2. The sum modulo 5
 * selects Kim, Thủy, Hỏa, Thổ or Mộc.
 */
export function napAmElement(can: number, chi: number): NguHanh {
  return ELEMENTS[((can >> 1) + (chi >> 1) % 3) % 5]!;
}

/**
 * Returns the nạp âm of a pillar. The "mệnh" of a person is the nạp âm of the lunar year of birth.
 *
 * @throws {TypeError} If the pillar has the wrong type.
 * @throws {RangeError} If it is not one of the sixty pillars.
 *
 * @example
 * ```ts
 * import { napAm } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(napAm({ can: 'Giáp', chi: 'Tý' }), { napAm: 'Hải Trung Kim', nguHanh: 'Kim' });
 * ```
 */
export function napAm(pillar: CanChi): NapAm {
  const i = cycleIndex(pillar, 'find the nạp âm');
  const nguHanh = napAmElement(i % 10, i % 12);
  return { napAm: `${NAMES.split(',')[i >> 1]} ${nguHanh}`, nguHanh };
}
