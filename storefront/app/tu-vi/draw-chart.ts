import {
  civilTime,
  type LaSo,
  laSo,
  type LaSoBirth,
  toLunar,
  type TrueSolarTime,
  trueSolarTime,
} from '@thach-an/lunar';
import { type BirthDetails, hasSolarTime, parseLongitude } from '@thach-an/ui';
import { clockNotes } from './clock-notes.ts';
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
