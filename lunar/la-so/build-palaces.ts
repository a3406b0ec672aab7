import { branches } from '../four-pillars/branches.ts';
import { stems } from '../four-pillars/stems.ts';
import { mod12, THAN } from './branch-number.ts';
import { brightnessOf } from './brightness.ts';
import type { ChartInput } from './chart-input.ts';
import { type EssentialStar, placeEssentialStars } from './essential-stars.ts';
import type { Schools } from './la-so-options.ts';
import { firstAge, tieuHanYear } from './limits.ts';
import { type MainStar, placeMainStars } from './main-stars.ts';
import { type Palace, PALACE_NAMES } from './palace.ts';
import { palaceStem } from './palace-stem.ts';
import { ringStars } from './rings.ts';
import type { Star } from './star.ts';
import { placeTimeStars, type TimeStar } from './time-stars.ts';
import { hoaOf, type TuHoa } from './tu-hoa.ts';
import { placeYearStars, type YearStar } from './year-stars.ts';

/** Returns the twelve palaces, Tý to Hợi, with all stars of the birth. */
export function buildPalaces(input: ChartInput, tuHoa: TuHoa, schools: Schools): Palace[] {
  const palaces = emptyPalaces(input);
  const rated = <Name extends MainStar | EssentialStar>(
    name: Name,
    palace: number,
  ): Star<Name> => ({
    name,
    brightness: brightnessOf(name, palace, schools.brightness),
    hoa: hoaOf(name, tuHoa),
  });
  const addUnrated = (name: YearStar | TimeStar, palace: number) => {
    palaces[palace]!.minorStars.push({ name, brightness: null, hoa: null });
  };
  forEachStar(placeMainStars(input), (name, palace) => {
    palaces[palace]!.mainStars.push(rated(name, palace));
  });
  forEachStar(placeEssentialStars(input, schools), (name, palace) => {
    palaces[palace]!.minorStars.push(rated(name, palace));
  });
  forEachStar(placeYearStars(input, schools), addUnrated);
  forEachStar(placeTimeStars(input, schools), addUnrated);
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
