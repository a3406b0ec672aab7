import { checkedDayNumber, fromJulianDay } from '../calendar/julian-day.ts';
import type { SolarDate } from '../calendar/solar-date.ts';
import { checkChoice, checkInteger, checkOptions, throwInvalidArgument } from '../check-input.ts';
import { branches } from '../four-pillars/branches.ts';
import { yearCycleIndex } from '../four-pillars/can-chi.ts';
import { type Almanac, almanac, type AlmanacOptions } from './almanac.ts';
import { type AlmanacField, type BilingualText, explain } from './explain.ts';

/** Occasion for which a day is chosen. */
export type Occasion = 'wedding' | 'opening' | 'moving' | 'ground-breaking' | 'travel';

const OBJECTIONS = [
  'birth',
  'spirit',
  'tamNuong',
  'nguyetKy',
  'thoTu',
  'vangVong',
  'nguyetPha',
  'tuLy',
  'tuTuyet',
  'duongCong',
] as const;

/** Reasons against a day in their usual order. */
export const objections: typeof OBJECTIONS = /* @__PURE__ */ Object.freeze(OBJECTIONS);

/** Reason against a day: property of the almanac, or `'birth'` for the branch of a birth year. */
export type Objection = (typeof OBJECTIONS)[number];

/** Reason for or against a day. `explain(record, field)` returns its rule and source. */
export type DayReason = {
  id: Objection;
  text: BilingualText;
  field: AlmanacField;
  /** Birth year of the person, of an objection `'birth'`; `null` for all others. */
  birthYear: number | null;
};

/** Day with the reasons for and against it. */
export type ChosenDay = {
  date: SolarDate;
  record: Almanac;
  for: DayReason[];
  against: DayReason[];
  /** Directions that matter for the occasion. */
  directions: readonly AlmanacField[];
};

/** Range, people and objections of {@link chooseDays}, and the options of `almanac()`. */
export type ChooseDaysOptions = AlmanacOptions & {
  /** Decides only which directions are returned: sources do not agree on more. */
  occasion: Occasion;
  from: SolarDate;
  /** Last day, at most 365 days after the first. */
  to: SolarDate;
  /** Lunar years of birth of at most ten people. */
  births?: readonly number[];
  /** Objections that count. By default all of them. */
  objections?: readonly Objection[];
};

const ACTION = 'choose days';
const OPTIONS = [
  'occasion',
  'from',
  'to',
  'births',
  'objections',
  'calendar',
  'monthBasis',
  'school',
];
const MAX_DAYS = 366;
const MAX_BIRTHS = 10;
const DIRECTIONS: Record<Occasion, readonly AlmanacField[]> = {
  wedding: ['hyThan'],
  opening: ['taiThan', 'hyThan'],
  moving: ['hyThan', 'taiThan', 'sat'],
  'ground-breaking': ['sat'],
  travel: ['hyThan', 'taiThan', 'hacThan'],
};

/** Occasions of {@link chooseDays}. */
export const occasions: readonly Occasion[] = /* @__PURE__ */ Object.freeze(
  Object.keys(DIRECTIONS) as Occasion[],
);

function reasonsOf(record: Almanac, births: readonly number[], counted: readonly Objection[]) {
  const reasons: Pick<ChosenDay, 'for' | 'against'> = { for: [], against: [] };
  const spirit: DayReason = {
    id: 'spirit',
    text: explain(record, 'spirit').value,
    field: 'spirit',
    birthYear: null,
  };
  if (record.hoangDao) reasons.for.push(spirit);
  for (const id of counted) {
    if (id === 'birth') {
      for (const birthYear of births) {
        if (yearCycleIndex(birthYear) % 12 !== record.xung) continue;
        const chi = branches[record.xung]!;
        const text = {
          vi: `xung tuổi ${chi} (sinh năm ${birthYear})`,
          en: `opposite to ${chi} (born in ${birthYear})`,
        };
        reasons.against.push({ id, text, field: 'xung', birthYear });
      }
    } else if (id === 'spirit') {
      if (!record.hoangDao) reasons.against.push(spirit);
    } else if (record[id]) {
      reasons.against.push({ id, text: explain(record, id).name, field: id, birthYear: null });
    }
  }
  return reasons;
}

/**
 * Returns the days of a range with the reasons for and against each, those with the fewest
 * objections first, and in the order of their dates among these. There is no score: which
 * objections count is the choice of the people concerned.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a day does not exist, the range is empty or longer than 366 days, a birth
 *   year is out of range, or an option has no such value.
 *
 * @example A wedding of two people born in 1996 and 1998
 * ```ts
 * import { chooseDays } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const [best] = chooseDays({
 *   occasion: 'wedding',
 *   from: { year: 2027, month: 1, day: 1 },
 *   to: { year: 2027, month: 3, day: 31 },
 *   births: [1996, 1998],
 * });
 * assert.deepEqual(best!.against, []);
 * assert.equal(best!.record.hoangDao, true);
 * ```
 */
export function chooseDays(options: ChooseDaysOptions): ChosenDay[] {
  checkOptions(ACTION, options, OPTIONS);
  const { occasion, from, to, births = [], objections: counted = objections, ...rest } = options;
  checkChoice(ACTION, 'occasion', occasion, occasions);
  for (const [name, list] of [['births', births], ['objections', counted]] as const) {
    if (!Array.isArray(list)) throwInvalidArgument(ACTION, name, 'a list', list);
  }
  if (births.length > MAX_BIRTHS) {
    throwInvalidArgument(ACTION, 'births', `at most ${MAX_BIRTHS} years`, births.length, 'number');
  }
  for (const birth of births) checkInteger(ACTION, 'birth year', birth, 1900, 2100);
  for (const objection of counted) checkChoice(ACTION, 'objection', objection, objections);
  const first = checkedDayNumber(from, `${ACTION} from`);
  const days = checkedDayNumber(to, `${ACTION} to`) - first + 1;
  if (days < 1 || days > MAX_DAYS) {
    throwInvalidArgument(ACTION, 'range', `1 to ${MAX_DAYS} days`, days, 'number');
  }
  const found = Array.from({ length: days }, (_, i): ChosenDay => {
    const date = fromJulianDay(first + i);
    const record = almanac(date, rest);
    return {
      date,
      record,
      ...reasonsOf(record, births, counted),
      directions: [...DIRECTIONS[occasion]],
    };
  });
  return found.sort((a, b) => a.against.length - b.against.length);
}
