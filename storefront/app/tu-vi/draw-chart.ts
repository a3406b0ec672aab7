import {
  civilTime,
  type ClockChange,
  type LaSo,
  laSo,
  type LaSoBirth,
  type LunarDate,
  toLunar,
  type TrueSolarTime,
  trueSolarTime,
} from '@thach-an/lunar';
import { type BirthDetails, hasSolarTime, parseLongitude } from '@thach-an/ui';
import type { SharedBirth } from './shared-birth.ts';

/** Longitudes of Hà Nội and Saigon, in degrees. */
const longitudes = { north: 105.85, south: 106.7 };

/** A Tử Vi chart with sentences about the time of birth. */
export interface DrawnChart {
  chart: LaSo;
  notes: string[];
}

/**
 * Draws the Tử Vi chart of a birth. The South has its own calendar from 1968 to 1975.
 *
 * @param birth birth with a valid date
 * @param viewYear lunar year to look at; a year before the birth becomes that of the birth
 * @returns `undefined` if the chart cannot be drawn: at the ends of the years 1900 to 2100, true
 * solar time may be outside of them
 */
export function drawChart(
  birth: SharedBirth,
  details: BirthDetails,
  viewYear: number | undefined,
): DrawnChart | undefined {
  const clock = clockBirth(birth, details);
  try {
    const solar = solarTime(clock, details);
    const at: LaSoBirth = solar ? { ...pick(solar), gender: clock.gender } : clock;
    const calendar = details.place === 'south' ? 'vietnam-south' : 'vietnam';
    let chart = laSo(at, { calendar });
    if (viewYear !== undefined) {
      chart = laSo(at, { calendar, viewYear: Math.max(viewYear, chart.lunar.year) });
    }
    return { chart, notes: clockNotes({ clock, details, solar, lunar: chart.lunar }) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the birth by the clock: with the exact time, or else the beginning of its two hours. */
function clockBirth(birth: SharedBirth, { time }: BirthDetails): LaSoBirth {
  const [hour = Number(birth.birthHour), minute = 0] = time === ''
    ? []
    : time.split(':').map(Number);
  return {
    year: Number(birth.birthYear),
    month: Number(birth.birthMonth),
    day: Number(birth.birthDay),
    hour,
    minute,
    gender: birth.gender === 'male' ? 'male' : 'female',
  };
}

function solarTime(clock: LaSoBirth, details: BirthDetails): TrueSolarTime | undefined {
  const { place, solarTime } = details;
  if (!solarTime || place === '' || !hasSolarTime(details)) return undefined;
  if (place === 'elsewhere') {
    const longitude = parseLongitude(details.longitude) ?? 0;
    return trueSolarTime(clock, { longitude, utcOffset: Number(details.utcOffset) });
  }
  const { utcOffset } = civilTime(place, clock);
  return trueSolarTime(clock, { longitude: longitudes[place], utcOffset });
}

function pick({ year, month, day, hour, minute }: TrueSolarTime) {
  return { year, month, day, hour, minute };
}

/** Returns the lunar year of a day by the visitor's clock. */
export function lunarYearOf(today: Date): number {
  const date = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
  return toLunar(date).year;
}

/** Birth and chart that the notes describe. */
interface NotedBirth {
  clock: LaSoBirth;
  details: BirthDetails;
  /** True solar time, if the chart uses it. */
  solar: TrueSolarTime | undefined;
  lunar: LunarDate;
}

const places = { north: 'miền Bắc', south: 'miền Nam' };

const changes: Record<ClockChange['kind'], string> = {
  gap: 'Hôm ấy đồng hồ được vặn nhanh lên nên không có giờ này; bạn hãy xem lại giờ sinh.',
  overlap: 'Hôm ấy đồng hồ được vặn chậm lại nên giờ này có hai lần.',
  'unknown-day': 'Đồng hồ được đổi giờ trong khoảng này, không rõ đúng ngày nào.',
};

/** Returns sentences about the clock and the calendar at a birth, and about true solar time. */
function clockNotes({ clock, details, solar, lunar }: NotedBirth): string[] {
  const { place } = details;
  const notes: string[] = [];
  if (place === 'north' || place === 'south') {
    const { utcOffset, source, change } = civilTime(place, clock);
    const offset = formatOffset(utcOffset);
    notes.push(`Đồng hồ ${places[place]} khi ấy theo ${offset}. Căn cứ: ${source}.`);
    if (change) notes.push(changes[change.kind]);
  }
  const shown = toLunar(clock);
  if (!isSame(shown, lunar)) {
    const reasons = [
      solar && 'tính theo giờ mặt trời thật',
      !solar && clock.hour === 23 && 'sinh từ 23 giờ là giờ Tý của ngày hôm sau',
      place === 'south' && !isSame(shown, toLunar(clock, { calendar: 'vietnam-south' })) &&
      'tính theo lịch miền Nam khi ấy',
    ].filter(Boolean);
    notes.push(
      `Đầu trang ghi ngày ${nameOf(shown)} âm lịch theo lịch miền Bắc, lá số ghi ngày ` +
        `${nameOf(lunar)}: ${reasons.join('; ')}.`,
    );
  }
  if (solar) {
    notes.push(
      `Lá số lập theo giờ mặt trời thật là ${formatTime(solar)}; đồng hồ chỉ ${formatTime(clock)}.`,
    );
  }
  return notes;
}

function isSame(a: LunarDate, b: LunarDate): boolean {
  return a.day === b.day && a.month === b.month && a.leap === b.leap && a.year === b.year;
}

const nameOf = ({ day, month, leap }: LunarDate) => `${day}/${month}${leap ? ' nhuận' : ''}`;

function formatTime({ hour, minute = 0 }: { hour: number; minute?: number }): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns an offset such as "UTC+7" or "UTC+7:06:30". */
function formatOffset(hours: number): string {
  const seconds = Math.round(hours * 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  while (parts.at(-1) === 0) parts.pop();
  const rest = parts.map((part) => `:${String(part).padStart(2, '0')}`).join('');
  return `UTC+${Math.floor(seconds / 3600)}${rest}`;
}
