import { chooseDays, explain, formatLunar, type SolarDate } from '@thach-an/lunar';
import type { ListedDay } from '@thach-an/ui';
import {
  type AlmanacAddress,
  dayHref,
  hasSouthernCalendar,
  isSouthern,
  readUnread,
} from './almanac-address.ts';
import { type ChooseQuery, readChooseQuery } from './choose-query.ts';
import {
  type DayView,
  dayView,
  type NextHoliday,
  nextHoliday,
  shortDate,
  shortLunar,
  weekdayOf,
} from './day-view.ts';
import { type MonthView, monthView, yearView } from './month-view.ts';

/** Maximum number of days in the list of the choice of a day. */
const maxListed = 30;

/** Half of the country whose calendar is shown, while both had their own. */
interface HalfOfCountry {
  half?: 'north' | 'south';
}

export type AlmanacData =
  | { view: 'today'; day: DayView; month: MonthView; next?: NextHoliday; unread?: string }
  | ({ view: 'day'; day: DayView } & HalfOfCountry)
  | ({ view: 'month'; month: MonthView } & HalfOfCountry)
  | { view: 'year'; year: number; months: ReturnType<typeof yearView> }
  | { view: 'choose'; query: ChooseQuery; days: ListedDay[]; count: number; free: number };

/** Returns the content of a view, with the parameters of its address. */
export function almanacData(
  address: Exclude<AlmanacAddress, { view: 'anniversaries' }>,
  params: URLSearchParams,
  today: SolarDate,
): AlmanacData {
  const southern = isSouthern(address, params);
  const calendar = southern ? 'vietnam-south' : 'vietnam';
  const query = southern ? '?lich=mien-nam' : '';
  const halfOf = (month: { year: number; month: number }): HalfOfCountry =>
    hasSouthernCalendar(month) ? { half: southern ? 'south' : 'north' } : {};
  switch (address.view) {
    case 'today':
      return {
        view: 'today',
        day: dayView(today),
        month: monthView(today.year, today.month),
        next: nextHoliday(today),
        unread: readUnread(params),
      };
    case 'day':
      return { view: 'day', day: dayView(address.date, calendar), ...halfOf(address.date) };
    case 'month': {
      const month = monthView(address.year, address.month, calendar, query);
      return { view: 'month', month, ...halfOf(address) };
    }
    case 'year':
      return { view: 'year', year: address.year, months: yearView(address.year) };
    case 'choose':
      return { view: 'choose', ...chosen(readChooseQuery(params, today)) };
  }
}

function chosen(query: ChooseQuery) {
  const { corrections: _, ...options } = query;
  const found = chooseDays(options);
  const days = found.slice(0, maxListed).map((
    { date, record, for: reasons, against, directions },
  ): ListedDay => ({
    date,
    weekday: weekdayOf(date),
    lunar: formatLunar(record.lunar, '{dayName} tháng {monthName}{leap}'),
    href: dayHref(date),
    for: reasons.map(({ text }) => text),
    against: against.map(({ text }) => text),
    directions: directions.map((field) => {
      const { name, value } = explain(record, field);
      return { name, value };
    }),
  }));
  const free = found.filter(({ against }) => against.length === 0).length;
  return { query, days, count: found.length, free };
}

/** Title and description of a view for search engines. */
export function almanacTitle(data: AlmanacData): { title: string; description: string } {
  switch (data.view) {
    case 'today':
    case 'day': {
      const { leaf, lunarText } = data.day;
      const date = shortDate(leaf.date);
      const lunar = shortLunar(leaf.lunar);
      return {
        title: data.view === 'today'
          ? `Âm lịch hôm nay ${date}: ${lunar}`
          : `Âm lịch ngày ${date}: ${lunar}`,
        description:
          `Ngày ${date} là ${lunarText}, ngày ${leaf.pillars.day}, tiết ${leaf.term.name}. ` +
          'Giờ hoàng đạo, trực, sao, hướng và cách tính, có nguồn.',
      };
    }
    case 'month': {
      const { year, month } = data.month;
      return {
        title: `Lịch âm dương tháng ${month} năm ${year}`,
        description:
          `Lịch tháng ${month}/${year}: ngày âm, tiết khí có giờ, ngày nghỉ lễ và lễ truyền thống.`,
      };
    }
    case 'year':
      return {
        title: `Lịch âm dương năm ${data.year}`,
        description: `Mười hai tháng năm ${data.year} với ngày âm lịch, in được trên khổ A4.`,
      };
    case 'choose':
      return {
        title: 'Chọn ngày: cưới hỏi, khai trương, nhập trạch, động thổ, xuất hành',
        description:
          'Danh sách ngày với những điều thuận và những điều cần tránh theo tuổi, không chấm điểm.',
      };
  }
}
