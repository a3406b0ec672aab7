import { type Almanac, almanac, type AlmanacOptions } from './almanac.ts';
import { checkChoice, checkObject, isObject, throwInvalidArgument } from '../check-input.ts';
import { branches } from '../four-pillars/branches.ts';
import { cycleMember } from '../four-pillars/can-chi.ts';
import { SPIRITS } from '../four-pillars/hours-of-day.ts';
import { napAm } from '../four-pillars/nap-am.ts';
import { TERM_NAMES } from '../solar-terms/solar-terms.ts';
import names from './almanac-names.json' with { type: 'json' };
import rules from './almanac-rules.json' with { type: 'json' };

/** Property of {@link Almanac} that {@link explain} describes. */
export type AlmanacField = keyof typeof rules.fields;

/** Text in Vietnamese and in English. Names of the almanac stay Vietnamese in both. */
export type BilingualText = { readonly vi: string; readonly en: string };

/** Value of a property by another school, for the same day. */
export type OtherSchool = { school: BilingualText; value: BilingualText; source: string };

/** Value of a property of a day with its rule. */
export type Explanation = {
  field: AlmanacField;
  name: BilingualText;
  value: BilingualText;
  rule: BilingualText;
  /** School of the value, or `null` if the sources agree. */
  school: BilingualText | null;
  /** Programs, books and theories that have the rule. */
  source: string;
  /** Values of the other schools. */
  others: OtherSchool[];
};

/** Properties that {@link explain} describes, in the order of a page. */
export const almanacFields: readonly AlmanacField[] = /* @__PURE__ */ Object.freeze(
  Object.keys(rules.fields) as AlmanacField[],
);

type Rule = {
  name: BilingualText;
  rule: BilingualText;
  /** Key of the schools that differ. */
  schools?: keyof typeof rules.schools;
  /** Source of each school, or the only source. */
  sources: string[];
};
type School = { name: BilingualText; options?: AlmanacOptions };

const ACTION = 'explain a value';

const same = (text: string): BilingualText => ({ vi: text, en: text });
const pillar = (index: number) => {
  const { can, chi } = cycleMember(index);
  return `${can} ${chi}`;
};
const direction = (index: number): BilingualText => ({
  vi: names.directions.vi[index]!,
  en: names.directions.en[index]!,
});
const yesNo = (value: boolean): BilingualText =>
  value ? { vi: 'có', en: 'yes' } : { vi: 'không', en: 'no' };

/** Values of the properties that are not `true` or `false`. */
const VALUES: { [Field in AlmanacField]?: (record: Almanac, school: number) => BilingualText } = {
  lunar: ({ lunar: { day, month, year, leap } }) => ({
    vi: `${day}/${month}${leap ? ' nhuận' : ''}/${year}`,
    en: `${day}/${month}${leap ? ' leap' : ''}/${year}`,
  }),
  monthLength: ({ monthLength }) => ({ vi: `${monthLength} ngày`, en: `${monthLength} days` }),
  dayCanChi: ({ dayCanChi }) => same(pillar(dayCanChi)),
  monthCanChi: ({ monthCanChi }) => same(pillar(monthCanChi)),
  yearCanChi: ({ yearCanChi }) => same(pillar(yearCanChi)),
  solarMonth: ({ solarMonth }) => same(branches[solarMonth]!),
  term: ({ term }) => same(TERM_NAMES[term]!),
  truc: ({ truc }) => same(names.truc[truc]!),
  spirit: ({ spirit, hoangDao }) =>
    same(`${SPIRITS[spirit]} (${hoangDao ? 'hoàng đạo' : 'hắc đạo'})`),
  mansion: ({ mansion }) => same(names.mansions[mansion]!),
  napAm: ({ dayCanChi }) => same(napAm(cycleMember(dayCanChi)).napAm),
  xung: ({ xung, xungPillars }) =>
    same(`${branches[xung]} (${xungPillars.map(pillar).join(', ')})`),
  sat: ({ sat }) => direction(sat),
  hyThan: ({ hyThan }) => direction(hyThan),
  taiThan: ({ taiThan }) => direction(taiThan),
  phucThan: ({ phucThan }, school) => direction(school ? phucThan.second : phucThan.first),
  hacThan: ({ hacThan }) => direction(hacThan),
  hours: ({ hours }) => same(branches.filter((_, hour) => hours[hour]).join(', ')),
  elongation: ({ elongation }) => {
    const phase = Math.floor((elongation + 22.5) / 45) % 8;
    return {
      vi: `${names.phases.vi[phase]} (${elongation}°)`,
      en: `${names.phases.en[phase]} (${elongation}°)`,
    };
  },
};

/**
 * Returns a value of a day with its rule, its school and its source, and the values of the other
 * schools for the same day.
 *
 * @param record Result of `almanac()`.
 * @param field One of {@link almanacFields}.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If there is no such property.
 *
 * @example
 * ```ts
 * import { almanac, explain } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { value, others } = explain(almanac({ year: 2026, month: 11, day: 24 }), 'taiThan');
 * assert.equal(value.vi, 'Tây');
 * assert.equal(others[0]!.value.en, 'south');
 * ```
 */
export function explain(record: Almanac, field: AlmanacField): Explanation {
  checkObject(ACTION, 'record', record);
  checkChoice(ACTION, 'field', field, almanacFields);
  if (!isObject(record.options) || record[field] === undefined) {
    throwInvalidArgument(ACTION, 'record', 'a result of almanac()', record);
  }
  const { name, rule, schools: key, sources } = rules.fields[field] as Rule;
  const schools = (key ? rules.schools[key] : []) as School[];
  const values = sources.map((source, i) => {
    const { name: school, options } = schools[i] ?? { name: null };
    const day = options ? almanac(record.date, { ...record.options, ...options }) : record;
    const value = VALUES[field]?.(day, i) ?? yesNo(day[field] as boolean);
    return { school, source, value, options };
  });
  const isChosen = ({ options = {} }: { options?: AlmanacOptions }) =>
    Object.entries(options).every(([key, value]) =>
      record.options[key as keyof AlmanacOptions] === value
    );
  const chosen = values.find(isChosen)!;
  const others = values.filter((other) => other !== chosen)
    .map(({ school, value, source }) => ({ school: { ...school! }, value, source }));
  const { source, value } = chosen;
  const school = chosen.school && { ...chosen.school };
  return { field, name: { ...name }, value, rule: { ...rule }, school, source, others };
}
