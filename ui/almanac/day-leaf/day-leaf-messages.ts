import type { BilingualText, LunarDate } from '@thach-an/lunar';
import { lunarMonthName } from '../lunar-month-messages.ts';

const weekdays = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'];

/** Texts of the leaf of a day. */
export const dayLeafMessages = {
  text: (text: BilingualText) => text.vi,
  weekday: (weekday: number) => weekdays[weekday - 1]!,
  month: (month: number, year: number) => `Tháng ${month} năm ${year}`,
  lunar: 'Âm lịch',
  lunarMonth: ({ month, leap }: LunarDate, yearName: string) =>
    `Tháng ${lunarMonthName(month)}${leap ? ' nhuận' : ''} năm ${yearName}`,
  monthLength: (days: number): string => days === 30 ? 'tháng đủ, 30 ngày' : 'tháng thiếu, 29 ngày',
  pillars: ({ day, month, year }: { day: string; month: string; year: string }) =>
    `Ngày ${day} · tháng ${month} · năm ${year}`,
  term: (name: string) => `Tiết ${name}`,
  termBegins: (name: string, time: string) => `Bắt đầu tiết ${name} lúc ${time}`,
  events: 'Ngày lễ',
};
