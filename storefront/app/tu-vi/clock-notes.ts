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
  /** Birth by the clock. */
  clock: LaSoBirth;
  details: BirthDetails;
  /** True solar time, if the chart uses it. */
  solar: TrueSolarTime | undefined;
  /** Lunar date of the chart. */
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
  if (place === 'south' && !solar) {
    const { day, month, year } = lunar;
    const north = toLunar(clock.hour === 23 ? nextDay(clock) : clock);
    if (north.day !== day || north.month !== month || north.year !== year) {
      notes.push(
        `Ngày âm theo lịch miền Nam khi ấy; theo lịch miền Bắc là ngày ${north.day}/${north.month}.`,
      );
    }
  }
  if (solar) {
    notes.push(
      `Lá số lập theo giờ mặt trời thật là ${formatTime(solar)}; đồng hồ chỉ ${formatTime(clock)}.`,
    );
  }
  return notes;
}

function nextDay({ year, month, day }: LaSoBirth) {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

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
