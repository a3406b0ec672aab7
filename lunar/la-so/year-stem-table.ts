/**
 * Palaces of the stars that follow the stem of the year, for Giáp to Quý. Palaces are numbers, Tý 0
 * to Hợi 11.
 *
 * Source: the verses of the Vietnamese school, on which its books and programs agree. `TOAN_THU`
 * and `THIEN_LUONG` are the palaces of these schools where they differ.
 *
 * @module
 */

/** Lộc Tồn. All schools agree. */
export const LOC_TON: readonly number[] = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0];

/** Thiên Khôi: the Vietnamese verse puts Canh with Tân at Ngọ. */
export const THIEN_KHOI: readonly number[] = [1, 0, 11, 11, 1, 0, 6, 6, 3, 3];
/** Thiên Khôi: Toàn Thư puts Canh with Giáp and Mậu at Sửu. */
export const THIEN_KHOI_TOAN_THU: readonly number[] = [1, 0, 11, 11, 1, 0, 1, 6, 3, 3];
/**
 * Thiên Khôi: as in Toàn Thư, but exchanged with Thiên Việt in the years Đinh, Mậu, Canh and Nhâm.
 */
export const THIEN_KHOI_THIEN_LUONG: readonly number[] = [1, 0, 11, 9, 7, 0, 7, 6, 5, 3];

/** Thiên Việt: the Vietnamese verse puts Canh with Tân at Dần. */
export const THIEN_VIET: readonly number[] = [7, 8, 9, 9, 7, 8, 2, 2, 5, 5];
/** Thiên Việt: Toàn Thư puts Canh with Giáp and Mậu at Mùi. */
export const THIEN_VIET_TOAN_THU: readonly number[] = [7, 8, 9, 9, 7, 8, 7, 2, 5, 5];
/**
 * Thiên Việt: as in Toàn Thư, but exchanged with Thiên Khôi in the years Đinh, Mậu, Canh and Nhâm.
 */
export const THIEN_VIET_THIEN_LUONG: readonly number[] = [7, 8, 9, 11, 1, 8, 1, 2, 3, 5];

/** Thiên Quan. */
export const THIEN_QUAN: readonly number[] = [7, 4, 5, 2, 3, 9, 11, 9, 10, 6];
/** Thiên Phúc. */
export const THIEN_PHUC: readonly number[] = [9, 8, 0, 11, 3, 2, 6, 5, 6, 5];
/** Thiên Trù: Toàn Thư has Hợi instead of Tuất for Quý. */
export const THIEN_TRU: readonly number[] = [5, 6, 0, 5, 6, 8, 2, 6, 9, 10];
/** Lưu Hà. */
export const LUU_HA: readonly number[] = [9, 10, 7, 4, 5, 6, 8, 3, 11, 2];
