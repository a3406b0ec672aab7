import type { LuuNien, Palace } from '@thach-an/lunar';
import type { laSoBoardMessages } from './la-so-board-messages.ts';

/**
 * Returns the limits of the chosen year that are in a palace, such as "Tiểu hạn" and "Tháng 3".
 *
 * @param luuNien limits and stars of the chosen year, or `null`
 * @param messages names of the limits
 */
export function yearMarks(
  { chi }: Pick<Palace, 'chi'>,
  luuNien: LuuNien | null,
  messages: Pick<typeof laSoBoardMessages, 'daiHan' | 'tieuHan'>,
) {
  return {
    limits: [
      ...(luuNien?.daiHan === chi ? [messages.daiHan] : []),
      ...(luuNien?.tieuHan === chi ? [messages.tieuHan] : []),
    ],
    month: luuNien ? luuNien.nguyetHan.indexOf(chi) + 1 : undefined,
  };
}
