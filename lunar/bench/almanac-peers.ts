import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { almanac, almanacFields, explain } from '../mod.ts';
import type { Peer } from './peers.ts';

/**
 * Full record of a day: lunar date, three pillars, term, officer, spirit, mansion, nạp âm, xung,
 * sát, directions and twelve hours.
 */
export const almanacPeers: Peer[] = [
  {
    name: '@thach-an/lunar',
    almanac: (date) => almanac(date),
    bundle: `export { almanac } from "./mod.ts"`,
  },
  {
    name: '@thach-an/lunar, all values with name, rule and source',
    almanac: (date) => {
      const record = almanac(date);
      return almanacFields.map((field) => explain(record, field));
    },
    bundle: `export { almanac, almanacFields, explain } from "./mod.ts"`,
  },
  {
    name: 'lunar-typescript',
    almanac: ({ year, month, day }) => {
      const lunar = Solar.fromYmd(year, month, day).getLunar();
      return [
        lunar.getYear(),
        lunar.getMonth(),
        lunar.getDay(),
        lunar.getDayInGanZhi(),
        lunar.getMonthInGanZhi(),
        lunar.getYearInGanZhi(),
        lunar.getPrevJieQi(true).getName(),
        lunar.getZhiXing(),
        lunar.getDayTianShen(),
        lunar.getXiu(),
        lunar.getDayNaYin(),
        lunar.getDayChongDesc(),
        lunar.getDaySha(),
        lunar.getDayPositionXi(),
        lunar.getDayPositionCai(),
        lunar.getDayPositionFu(),
        lunar.getTimes().map((time) => time.getTianShen()),
      ];
    },
    bundle: `export { Solar } from 'lunar-typescript'`,
  },
  {
    name: 'tyme4ts',
    almanac: ({ year, month, day }) => {
      const solar = SolarDay.fromYmd(year, month, day);
      const lunar = solar.getLunarDay();
      const cycle = lunar.getSixtyCycle();
      return [
        lunar.getYear(),
        lunar.getMonth(),
        lunar.getDay(),
        cycle.getName(),
        lunar.getLunarMonth().getSixtyCycle().getName(),
        lunar.getLunarMonth().getLunarYear().getSixtyCycle().getName(),
        solar.getTerm().getName(),
        lunar.getDuty().getName(),
        lunar.getTwelveStar().getName(),
        lunar.getTwentyEightStar().getName(),
        cycle.getSound().getName(),
        cycle.getEarthBranch().getOpposite().getName(),
        cycle.getEarthBranch().getOminous().getName(),
        cycle.getHeavenStem().getJoyDirection().getName(),
        cycle.getHeavenStem().getWealthDirection().getName(),
        cycle.getHeavenStem().getMascotDirection().getName(),
        lunar.getHours().map((hour) => hour.getTwelveStar().getName()),
      ];
    },
    bundle: `export { SolarDay } from 'tyme4ts'`,
  },
];
