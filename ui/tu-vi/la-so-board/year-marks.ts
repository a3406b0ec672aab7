import type { LuuNien, Palace } from '@thach-an/lunar';

/**
 * Returns the limits of the chosen year that are in a palace, such as "Tiểu hạn" and "Tháng 3".
 *
 * @param luuNien limits and stars of the chosen year, or `null`
 */
export function yearMarks({ chi }: Pick<Palace, 'chi'>, luuNien: LuuNien | null) {
  return {
    limits: [
      ...(luuNien?.daiHan === chi ? ['Đại hạn'] : []),
      ...(luuNien?.tieuHan === chi ? ['Tiểu hạn'] : []),
    ],
    month: luuNien ? luuNien.nguyetHan.indexOf(chi) + 1 : undefined,
  };
}
