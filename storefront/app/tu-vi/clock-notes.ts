import {
  civilTime,
  type ClockChange,
  type LaSoBirth,
  type LunarDate,
  toLunar,
  type TrueSolarTime,
} from '@thach-an/lunar';
import type { BirthDetails } from '@thach-an/ui';

/** Birth and chart that the notes describe. */
export interface NotedBirth {
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
export function clockNotes({ clock, details, solar, lunar }: NotedBirth): string[] {
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
