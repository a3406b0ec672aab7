import type { Chi } from '@thach-an/lunar';

/**
 * Column and row of each palace on the board of 4 × 4 squares, from 0: clockwise around the board,
 * with Ngọ (south) at the top.
 */
export const palaceSquares: Readonly<Record<Chi, readonly [column: number, row: number]>> = {
  Tý: [2, 3],
  Sửu: [1, 3],
  Dần: [0, 3],
  Mão: [0, 2],
  Thìn: [0, 1],
  Tỵ: [0, 0],
  Ngọ: [1, 0],
  Mùi: [2, 0],
  Thân: [3, 0],
  Dậu: [3, 1],
  Tuất: [3, 2],
  Hợi: [3, 3],
};
