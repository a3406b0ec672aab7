import { Lunar, Solar } from 'lunar-typescript';
import { type Almanac, almanac, type SolarDate } from '../mod.ts';
import { everyDay } from './births.ts';
import { markdownTable } from './markdown-table.ts';

const list = (text: string) => [...text];
const STEMS = list('甲乙丙丁戊己庚辛壬癸');
const BRANCHES = list('子丑寅卯辰巳午未申酉戌亥');
const OFFICERS = list('建除满平定执破危成收开闭');
const MANSIONS = list('角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸');
const SPIRITS = '青龙 明堂 天刑 朱雀 金匮 天德 白虎 玉堂 天牢 玄武 司命 勾陈'.split(' ');
const TERMS =
  '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'
    .split(' ');
const NAP_AM =
  '海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木 泉中水 屋上土 霹雳火 松柏木 长流水 沙中金 山下火 平地木 壁上土 金箔金 覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水'
    .split(' ');
const DIRECTIONS = '正北 东北 正东 东南 正南 西南 正西 西北'.split(' ');
const SAT = list('北_东_南_西');

const pillar = (text: string) => {
  const [stem, branch] = list(text);
  return (6 * STEMS.indexOf(stem!) - 5 * BRANCHES.indexOf(branch!) + 60) % 60;
};

type Column = {
  name: string;
  own: (day: Almanac) => unknown;
  peer: (lunar: Lunar) => unknown;
};

/** Columns that lunar-typescript has, from both libraries in the same form. */
const COLUMNS: Column[] = [
  {
    name: 'lunar date',
    own: ({ lunar }) => [lunar.year, lunar.leap ? -lunar.month : lunar.month, lunar.day].join(),
    peer: (lunar) => [lunar.getYear(), lunar.getMonth(), lunar.getDay()].join(),
  },
  {
    name: 'can chi of the day',
    own: ({ dayCanChi }) => dayCanChi,
    peer: (lunar) => pillar(lunar.getDayInGanZhi()),
  },
  {
    name: 'can chi of the year',
    own: ({ yearCanChi }) => yearCanChi,
    peer: (lunar) => pillar(lunar.getYearInGanZhi()),
  },
  {
    name: 'solar term in force',
    own: ({ term }) => term,
    peer: (lunar) => TERMS.indexOf(lunar.getPrevJieQi(true).getName()),
  },
  {
    name: 'trực',
    own: ({ truc }) => truc,
    peer: (lunar) => OFFICERS.indexOf(lunar.getZhiXing()),
  },
  {
    name: 'spirit of the day',
    own: ({ spirit }) => spirit,
    peer: (lunar) => SPIRITS.indexOf(lunar.getDayTianShen()),
  },
  {
    name: 'mansion',
    own: ({ mansion }) => mansion,
    peer: (lunar) => MANSIONS.indexOf(lunar.getXiu()),
  },
  {
    name: 'nạp âm',
    own: ({ napAm }) => napAm,
    peer: (lunar) => NAP_AM.indexOf(lunar.getDayNaYin()),
  },
  {
    name: 'xung',
    own: ({ xungPillars }) => xungPillars[0],
    peer: (lunar) => pillar(lunar.getDayChongGan() + lunar.getDayChong()),
  },
  { name: 'sát', own: ({ sat }) => sat, peer: (lunar) => SAT.indexOf(lunar.getDaySha()) },
  {
    name: 'Hỷ thần',
    own: ({ hyThan }) => hyThan,
    peer: (lunar) => DIRECTIONS.indexOf(lunar.getDayPositionXiDesc()),
  },
  {
    name: 'Tài thần',
    own: ({ taiThan }) => taiThan,
    peer: (lunar) => DIRECTIONS.indexOf(lunar.getDayPositionCaiDesc()),
  },
  {
    name: 'Phúc thần, first table',
    own: ({ phucThan }) => phucThan.first,
    peer: (lunar) => DIRECTIONS.indexOf(lunar.getDayPositionFuDesc(1)),
  },
  {
    name: 'Phúc thần, second table',
    own: ({ phucThan }) => phucThan.second,
    peer: (lunar) => DIRECTIONS.indexOf(lunar.getDayPositionFuDesc(2)),
  },
  {
    name: 'vãng vong',
    own: ({ vangVong }) => vangVong,
    peer: (lunar) => lunar.getDayXiongSha().includes('往亡'),
  },
  {
    name: 'nguyệt phá',
    own: ({ nguyetPha }) => nguyetPha,
    peer: (lunar) => lunar.getDayXiongSha().includes('月破'),
  },
  {
    name: 'twelve hours',
    own: ({ hours }) => hours.map(Number).join(''),
    peer: (lunar) =>
      lunar.getTimes().slice(0, 12).map((time) => Number(time.getTianShenType() === '黄道'))
        .join(''),
  },
];

/** First and last differing day of a column, and their number. */
export type Differences = { count: number; days: SolarDate[] };

/**
 * Counts the days on which lunar-typescript and this library (calendar `'utc+8'`, month by solar
 * terms, Chinese tables) differ, by column.
 */
export function compareAlmanac(days: SolarDate[]): Map<string, Differences> {
  const found = new Map(COLUMNS.map(({ name }) => [name, { count: 0, days: [] as SolarDate[] }]));
  for (const { year, month, day } of days) {
    const date = { year, month, day };
    const record = almanac(date, { calendar: 'utc+8', monthBasis: 'solar-term', school: 'china' });
    const lunar = Solar.fromYmd(year, month, day).getLunar();
    for (const column of COLUMNS) {
      if (column.own(record) === column.peer(lunar)) continue;
      const differences = found.get(column.name)!;
      differences.count++;
      differences.days.push(date);
    }
  }
  return found;
}

/** Returns a Markdown table of the differences on all days from 1900 to 2100. */
export function almanacDifferences(): string {
  const rows = [...compareAlmanac(everyDay())].map(([name, { count, days }]) => [
    name,
    count.toLocaleString('en'),
    days.slice(0, 3).map(({ year, month, day }) => `${day}/${month}/${year}`).join(', '),
  ]);
  return markdownTable(['column', 'days that differ', 'first of them'], rows);
}
