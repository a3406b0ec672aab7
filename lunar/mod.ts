/**
 * The Vietnamese lunar calendar, solar terms, four pillars and destiny, exact from 1900 to 2100.
 *
 * Pure functions on plain records. They have no dependencies, do no I/O and ignore the host's time
 * zone. Only {@link today} reads the clock.
 *
 * @example
 * ```ts
 * import { canChiOfYear, toLunar } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { day, month, year } = toLunar({ year: 2026, month: 2, day: 17 });
 * assert.deepEqual([day, month, year], [1, 1, 2026]);
 * assert.deepEqual(canChiOfYear(year), { can: 'Bính', chi: 'Ngọ' });
 * ```
 *
 * @module
 */
export { type Analysis, analyze, type Menh, type TuViRequest } from './destiny/analyze.ts';
export { type Almanac, almanac, type AlmanacOptions } from './almanac/almanac.ts';
export { type Calendar, type CalendarOptions } from './calendar/calendar.ts';
export {
  type AlmanacField,
  almanacFields,
  type BilingualText,
  explain,
  type Explanation,
  type OtherSchool,
} from './almanac/explain.ts';
export {
  anniversaries,
  type Anniversary,
  type AnniversaryOptions,
  type FirstTwoAnniversaries,
  firstTwoAnniversaries,
  type LunarDay,
  type MonthAnniversary,
  type ShortMonth,
  type ShortMonthOptions,
} from './almanac/anniversaries.ts';
export {
  chooseDays,
  type ChooseDaysOptions,
  type ChosenDay,
  type DayReason,
  type Objection,
  objections,
  type Occasion,
  occasions,
} from './almanac/choose-days.ts';
export { type Festival, festivals } from './almanac/festivals.ts';
export {
  type HolidayBasis,
  type HolidayOptions,
  holidayVersion,
  type PublicHoliday,
  publicHolidays,
  type WorkSwap,
  workSwaps,
} from './almanac/public-holidays.ts';
export { formatLunar } from './everyday/format-lunar.ts';
export { fromIsoDate, toIsoDate } from './everyday/iso-date.ts';
export { type GridDay, monthGrid, yearGrid } from './everyday/month-grid.ts';
export { parseDate, type ParseDateOptions, type ParsedDate } from './everyday/parse-date.ts';
export {
  fromPlainDate,
  type PlainDate,
  type PlainDateLike,
  toPlainDate,
} from './everyday/plain-date.ts';
export { daysUntil, eachDay, nextFullMoonDay, nextNewMoonDay } from './everyday/ranges.ts';
export { type IcsAlarm, type IcsEvent, type IcsOptions, toIcs } from './ics/to-ics.ts';
export { branches, type Chi } from './four-pillars/branches.ts';
export { type CanChi, canChiOfDay, canChiOfYear } from './four-pillars/can-chi.ts';
export { type ClockChange, clockChanges } from './civil-time/clock-changes.ts';
export type { ClockReading } from './civil-time/clock-reading.ts';
export { type CivilTime, civilTime } from './civil-time/civil-time.ts';
export { colorHex } from './destiny/color-hex.ts';
export {
  type CungMenh,
  cungMenh,
  type Gender,
  type PalaceDirections,
} from './destiny/cung-menh.ts';
export { daysInLunarMonth } from './calendar/lunar-month.ts';
export {
  type Birth,
  type FourPillars,
  fourPillars,
  type FourPillarsOptions,
} from './four-pillars/four-pillars.ts';
export { type DoubleHour, hoursOfDay } from './four-pillars/hours-of-day.ts';
export { fromDate, type ZonedDateTime } from './civil-time/from-date.ts';
export { fromJulianDay, julianDay } from './calendar/julian-day.ts';
export { type LaSo, laSo } from './la-so/la-so.ts';
export type { Brightness } from './la-so/brightness.ts';
export type { Cuc, MenhCuc } from './la-so/cuc.ts';
export type { EssentialStar } from './la-so/essential-stars.ts';
export type { LaSoBirth } from './la-so/chart-input.ts';
export type { LaSoOptions } from './la-so/la-so-options.ts';
export type { Lord } from './la-so/lords.ts';
export type { LuuNien, LuuTinh } from './la-so/luu-nien.ts';
export type { MainStar } from './la-so/main-stars.ts';
export type { MinorStar, Star, StarName } from './la-so/star.ts';
export type { Palace, PalaceName } from './la-so/palace.ts';
export type { BacSiStar, RingStars, ThaiTueStar, TrangSinhStar } from './la-so/rings.ts';
export type { Hoa, TuHoa } from './la-so/tu-hoa.ts';
export type { TimeStar } from './la-so/time-stars.ts';
export type { YearStar } from './la-so/year-stars.ts';
export { leapMonth } from './calendar/lunar-month.ts';
export { lunarNewYear } from './calendar/lunar-new-year.ts';
export { type NapAm, napAm, type NguHanh } from './four-pillars/nap-am.ts';
export type { Place } from './civil-time/clock-table.ts';
export type { SolarDate } from './calendar/solar-date.ts';
export { type SolarTerm, solarTerms } from './solar-terms/solar-terms.ts';
export { type Can, stems } from './four-pillars/stems.ts';
export { type LunarDate, type LunarDateInit, toLunar } from './calendar/to-lunar.ts';
export { toSolar } from './calendar/to-solar.ts';
export { today } from './civil-time/today.ts';
export {
  type TrueSolarTime,
  trueSolarTime,
  type TrueSolarTimeOptions,
} from './civil-time/true-solar-time.ts';
