import { type CanChi, cycleIndex } from './can-chi.ts';

/** One of the five elements. */
export type NguHanh = 'Kim' | 'Mộc' | 'Thủy' | 'Hỏa' | 'Thổ';

/** The melodic element of a pillar. */
export type NapAm = {
  /** Full name, such as `'Hải Trung Kim'`. */
  napAm: string;
  nguHanh: NguHanh;
};

/** Names of the thirty pairs without their element, from Giáp Tý and Ất Sửu. */
const NAMES =
  'Hải Trung,Lư Trung,Đại Lâm,Lộ Bàng,Kiếm Phong,Sơn Đầu,Giản Hạ,Thành Đầu,Bạch Lạp,Dương Liễu,' +
  'Tuyền Trung,Ốc Thượng,Tích Lịch,Tùng Bách,Trường Lưu,Sa Trung,Sơn Hạ,Bình Địa,Bích Thượng,Kim Bạch,' +
  'Phú Đăng,Thiên Hà,Đại Trạch,Thoa Xuyến,Tang Đố,Đại Khê,Sa Trung,Thiên Thượng,Thạch Lựu,Đại Hải';

const ELEMENTS: NguHanh[] = ['Kim', 'Thủy', 'Hỏa', 'Thổ', 'Mộc'];

/**
 * Nạp âm of one of the sixty pillars. What people call "mệnh" is the nạp âm of the lunar year of birth.
 *
 * The element follows from the numbers of stem and branch: a pair of stems counts 1 to 5, a pair of branches
 * 0 to 2, and their sum, less 5 if above 5, is Kim, Thủy, Hỏa, Thổ, Mộc.
 *
 * @throws {TypeError} If the pillar has the wrong type.
 * @throws {RangeError} If it is not one of the sixty.
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
  const nguHanh = ELEMENTS[((i % 10 >> 1) + (i % 12 >> 1) % 3) % 5]!;
  return { napAm: `${NAMES.split(',')[i >> 1]} ${nguHanh}`, nguHanh };
}
