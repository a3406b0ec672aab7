import { branches, type Chi } from '../four-pillars/branches.ts';
import type { CanChi } from '../four-pillars/can-chi.ts';
import { stems } from '../four-pillars/stems.ts';
import { napAmElement, type NguHanh } from '../four-pillars/nap-am.ts';
import type { LunarDate } from '../calendar/to-lunar.ts';
import { type ChartInput, chartInput, type LaSoBirth } from './chart-input.ts';
import { type Cuc, type MenhCuc, menhCucOf } from './cuc.ts';
import { checkSchools, type LaSoOptions, type Schools } from './la-so-options.ts';
import { type Lord, menhChuOf, thanChuOf } from './lords.ts';
import { type LuuNien, luuNienOf } from './luu-nien.ts';
import { type Palace, PALACE_NAMES } from './palace.ts';
import { hoaOf, type TuHoa, tuHoaOf } from './tu-hoa.ts';
import { mod12, THAN } from './branch-number.ts';
import { brightnessOf } from './brightness.ts';
import { type EssentialStar, placeEssentialStars } from './essential-stars.ts';
import { firstAge, tieuHanYear } from './limits.ts';
import { type MainStar, placeMainStars } from './main-stars.ts';
import { palaceStem } from './palace-stem.ts';
import { ringStars } from './rings.ts';
import type { Star } from './star.ts';
import { placeTimeStars } from './time-stars.ts';
import { placeYearStars } from './year-stars.ts';

/** A birth chart of Tử Vi Đẩu Số. */
export type LaSo = {
  /** Lunar date of birth, that of the next day after 23:00 unless `lateRat` is `'same-day'`. */
  lunar: LunarDate;
  /** Month from 1 to 12 by which the stars are placed. It differs in leap months only. */
  placementMonth: number;
  /** Stem and branch of the lunar year. */
  year: CanChi;
  /** Branch of the hour. */
  hour: Chi;
  /** Polarity of the year, and gender. */
  amDuong: 'Dương nam' | 'Âm nam' | 'Dương nữ' | 'Âm nữ';
  /** `true` for dương nam and âm nữ: their decades and two of the rings go thuận. */
  thuan: boolean;
  /** Element of the nạp âm of the lunar year. */
  banMenh: NguHanh;
  cuc: Cuc;
  menhCuc: MenhCuc;
  menhChu: Lord;
  thanChu: Lord;
  /** Stars that take the Tứ Hóa of the year of birth. */
  tuHoa: TuHoa;
  /** The twelve palaces, from Tý to Hợi. */
  palaces: Palace[];
  /** Limits and stars of the year `viewYear`, or `null` without this option. */
  luuNien: LuuNien | null;
};

/**
 * Returns the Tử Vi chart (lá số) of a birth, by the rules of the Vietnamese school unless the
 * options choose others.
 *
 * The year is the lunar year, which begins on Tết. The hour is that of the civil clock at the place
 * of birth; no school corrects it for the longitude. `civilTime` and `trueSolarTime` help with old
 * clocks.
 *
 * @param birth Civil time in the years 1900 to 2100, and gender.
 * @param options Calendar, year to look at, and rules of the schools.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the time does not exist or is outside the range, or an option is unknown.
 *
 * @example
 * ```ts
 * import { laSo } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const birth = { year: 1985, month: 2, day: 10, hour: 8, gender: 'female' } as const;
 * const chart = laSo(birth, { viewYear: 2026 });
 * assert.equal(chart.cuc.name, 'Thổ ngũ cục');
 *
 * const menh = chart.palaces.find(({ name }) => name === 'Mệnh')!;
 * assert.deepEqual([menh.can, menh.chi], ['Bính', 'Tuất']);
 *
 * const { age, tieuHan } = chart.luuNien!;
 * assert.deepEqual([age, tieuHan], [42, 'Dần']);
 * ```
 */
export function laSo(birth: LaSoBirth, options: LaSoOptions = {}): LaSo {
  const schools = checkSchools(options);
  const input = chartInput(birth, schools);
  const { lunar, can, chi, month, hour, male, step, menh, cuc } = input;
  const banMenh = napAmElement(can, chi);
  const tuHoa = tuHoaOf(can, schools.tuHoa);
  const { viewYear } = options;
  return {
    lunar,
    placementMonth: month + 1,
    year: { can: stems[can]!, chi: branches[chi]! },
    hour: branches[hour]!,
    amDuong: `${chi % 2 === 0 ? 'Dương' : 'Âm'} ${male ? 'nam' : 'nữ'}`,
    thuan: step === 1,
    banMenh,
    cuc,
    menhCuc: menhCucOf(banMenh, cuc.nguHanh),
    menhChu: menhChuOf(schools.menhChu === 'year' ? chi : menh),
    thanChu: thanChuOf(chi, schools.thanChu),
    tuHoa,
    palaces: buildPalaces(input, tuHoa, schools),
    luuNien: viewYear === undefined ? null : luuNienOf(viewYear, input, schools),
  };
}

/** Returns the twelve palaces, Tý to Hợi, with all stars of the birth. */
function buildPalaces(input: ChartInput, tuHoa: TuHoa, schools: Schools): Palace[] {
  const palaces = emptyPalaces(input);
  const rated = <Name extends MainStar | EssentialStar>(
    name: Name,
    palace: number,
  ): Star<Name> => ({
    name,
    brightness: brightnessOf(name, palace, schools.brightness),
    hoa: hoaOf(name, tuHoa),
  });
  forEachStar(placeMainStars(input), (name, palace) => {
    palaces[palace]!.mainStars.push(rated(name, palace));
  });
  forEachStar(placeEssentialStars(input, schools), (name, palace) => {
    palaces[palace]!.minorStars.push(rated(name, palace));
  });
  const unrated = { ...placeYearStars(input, schools), ...placeTimeStars(input, schools) };
  forEachStar(unrated, (name, palace) => {
    palaces[palace]!.minorStars.push({ name, brightness: null, hoa: null });
  });
  return palaces;
}

/**
 * Returns the palaces with everything but the stars outside the rings.
 *
 * Tuần covers the two branches that are missing in the ten years around the year of birth. Triệt
 * covers two branches that follow from the stem of the year.
 */
function emptyPalaces(input: ChartInput): Palace[] {
  const { can, chi, menh, than } = input;
  const firstTuan = mod12(chi - can + 10);
  const firstTriet = THAN - 2 * (can % 5);
  return branches.map((branch, palace) => ({
    name: PALACE_NAMES[mod12(palace - menh)]!,
    can: stems[palaceStem(can, palace)]!,
    chi: branch,
    than: palace === than,
    mainStars: [],
    minorStars: [],
    ...ringStars(palace, input),
    tuan: palace === firstTuan || palace === firstTuan + 1,
    triet: palace === firstTriet || palace === firstTriet + 1,
    daiHan: firstAge(palace, input),
    tieuHan: branches[tieuHanYear(palace, input)]!,
  }));
}

/** Calls `visit` with the name and the palace of each star. */
function forEachStar<Name extends string>(
  places: Record<Name, number>,
  visit: (name: Name, palace: number) => void,
): void {
  for (const name in places) visit(name, places[name]);
}
