import amlich from 'amlich';
import { SolarDate as LunarDateVn } from 'lunar-date-vn';
import { Solar } from 'lunar-javascript';
import { SolarDay, SolarTime } from 'tyme4ts';
import { type Birth, fourPillars, type LunarDate, type SolarDate, toLunar } from '../mod.ts';

/** Functions whose speed is compared. */
export type Verb = 'toLunar' | 'fourPillars' | 'laSo' | 'almanac';

/** A library, with those of the compared functions that it has. */
export type Peer = { [verb in Verb]?: (birth: Required<Birth>) => unknown } & {
  name: string;
  /** Module source that exports only the main function, for measuring its bundle size. */
  bundle: string;
};

/** A library that converts solar dates and, optionally, computes four pillars. */
export type CalendarPeer = Omit<Peer, 'toLunar'> & {
  licence: string;
  toLunar: (date: SolarDate) => LunarDate;
};

/**
 * Loads `@forvn/vn-lunar-calendar`. It depends on a test runner at run time, so an installation may
 * not include it.
 */
async function forvn(): Promise<CalendarPeer[]> {
  try {
    const { getLunarDate } = await import('@forvn/vn-lunar-calendar');
    return [{
      name: '@forvn/vn-lunar-calendar',
      licence: 'none',
      toLunar: ({ year, month, day }) => getLunarDate(day, month, year),
      bundle: `export { getLunarDate } from '@forvn/vn-lunar-calendar'`,
    }];
  } catch {
    console.error('@forvn/vn-lunar-calendar is not installed: skipped');
    return [];
  }
}

/** Loads this library and its peers. */
export async function loadPeers(): Promise<CalendarPeer[]> {
  return [
    {
      name: '@thach-an/lunar',
      licence: 'MIT',
      toLunar: (date) => toLunar(date),
      fourPillars: (birth) => fourPillars(birth),
      bundle: `export { toLunar } from "./mod.ts"`,
    },
    {
      name: 'amlich',
      licence: 'personal use',
      toLunar: ({ year, month, day }) => {
        const [d, m, y, leap] = amlich.convertSolar2Lunar(day, month, year, 7);
        return { year: y, month: m, day: d, leap: leap === 1 };
      },
      bundle: `export { convertSolar2Lunar } from 'amlich'`,
    },
    {
      name: 'lunar-date-vn',
      licence: 'ISC declared',
      toLunar: ({ year, month, day }) => {
        const lunar = new LunarDateVn({ year, month, day } as never).toLunarDate()!.get();
        return { ...lunar, leap: Boolean(lunar.leap_month) };
      },
      bundle: `export { SolarDate } from 'lunar-date-vn'`,
    },
    ...await forvn(),
    {
      name: 'lunar-javascript',
      licence: 'MIT',
      toLunar: ({ year, month, day }) => {
        const lunar = Solar.fromYmd(year, month, day).getLunar();
        const m = lunar.getMonth();
        return { year: lunar.getYear(), month: Math.abs(m), day: lunar.getDay(), leap: m < 0 };
      },
      fourPillars: ({ year, month, day, hour, minute }) => {
        const pillars = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar()
          .getEightChar();
        return [pillars.getYear(), pillars.getMonth(), pillars.getDay(), pillars.getTime()];
      },
      bundle: `export { Solar } from 'lunar-javascript'`,
    },
    {
      name: 'tyme4ts',
      licence: 'MIT',
      toLunar: ({ year, month, day }) => {
        const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
        const m = lunar.getLunarMonth();
        return {
          year: lunar.getYear(),
          month: m.getMonth(),
          day: lunar.getDay(),
          leap: m.isLeap(),
        };
      },
      fourPillars: ({ year, month, day, hour, minute }) => {
        const time = SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getSixtyCycleHour();
        return [time.getYear(), time.getMonth(), time.getDay(), time.getSixtyCycle()];
      },
      bundle: `export { SolarDay } from 'tyme4ts'`,
    },
  ];
}
