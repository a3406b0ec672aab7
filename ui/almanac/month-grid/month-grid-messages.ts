import type { BilingualText, LunarDate, SolarDate } from '@thach-an/lunar';

/** Texts of the grid of a month. */
export const monthGridMessages = {
  text: (text: BilingualText) => text.vi,
  weekdays: [
    ['T2', 'Thứ Hai'],
    ['T3', 'Thứ Ba'],
    ['T4', 'Thứ Tư'],
    ['T5', 'Thứ Năm'],
    ['T6', 'Thứ Sáu'],
    ['T7', 'Thứ Bảy'],
    ['CN', 'Chủ Nhật'],
  ] as readonly (readonly [short: string, long: string])[],
  day: ({ year, month, day }: SolarDate, lunar: LunarDate) =>
    `Ngày ${day}/${month}/${year}, ${lunar.day}/${lunar.month}${
      lunar.leap ? ' nhuận' : ''
    } âm lịch`,
  leapMark: 'N',
  hoangDao: 'ngày hoàng đạo',
  term: (name: string, time: string) => `${name} ${time}`,
};
