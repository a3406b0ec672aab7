import {
  type ChooseDaysOptions,
  fromIsoDate,
  fromJulianDay,
  julianDay,
  type Objection,
  objections,
  occasions,
  type SolarDate,
  toIsoDate,
} from '@thach-an/lunar';
import type { ChooseCorrections } from '@thach-an/ui';
import { choosePath, inRange } from './almanac-address.ts';

export type ChooseQuery =
  & Required<Pick<ChooseDaysOptions, 'occasion' | 'from' | 'to' | 'births' | 'objections'>>
  & { corrections: ChooseCorrections };

const MAX_DAYS = 366;
const DEFAULT_DAYS = 90;
const MAX_BIRTHS = 10;

function readDate(text: string | null): SolarDate | undefined {
  try {
    const date = fromIsoDate(text ?? '');
    return inRange(date.year) ? date : undefined;
  } catch {
    return undefined;
  }
}

const within = (jd: number) => Math.min(jd, julianDay({ year: 2100, month: 12, day: 31 }));

/**
 * Reads the parameters of the choice of a day. Invalid ones become their defaults: ninety days from
 * today, and all objections. A range has at most 366 days.
 */
export function readChooseQuery(params: URLSearchParams, today: SolarDate): ChooseQuery {
  const first = julianDay(readDate(params.get('tu')) ?? today);
  const requested = readDate(params.get('den'));
  const last = requested ? julianDay(requested) : within(first + DEFAULT_DAYS - 1);
  const end = Math.min(Math.max(last, first), first + MAX_DAYS - 1);
  const parts = (params.get('tuoi') ?? '').split(/[,;]/).filter((part) => part.trim() !== '');
  const births = parts.flatMap((part) => part.match(/\d{4}/g)?.map(Number) ?? NaN);
  const valid = [...new Set(births)].filter(inRange);
  const chosen = params.getAll('tranh');
  return {
    occasion: occasions.find((name) => name === params.get('viec')) ?? 'wedding',
    from: fromJulianDay(first),
    to: fromJulianDay(end),
    births: valid.slice(0, MAX_BIRTHS),
    objections: params.has('tranh')
      ? objections.filter((name): name is Objection => chosen.includes(name))
      : [...objections],
    corrections: {
      ...last < end && { to: 'early' },
      ...last > end && { to: 'late' },
      ...(valid.length > MAX_BIRTHS || !births.every(inRange)) && { births: true },
    },
  };
}

/** Returns the URL of a request, the same for requests with the same result. */
export function chooseHref(
  { occasion, from, to, births, objections, corrections }: ChooseQuery,
): string {
  // The day beside the range, and a year that is not valid, are corrected in the same way.
  const end = julianDay(to) + { early: -1, late: 1, none: 0 }[corrections.to ?? 'none'];
  const params = new URLSearchParams({
    ...{ viec: occasion, tu: toIsoDate(from), den: toIsoDate(fromJulianDay(end)) },
  });
  const years = corrections.births ? [...births, 'x'] : births;
  if (years.length > 0) params.set('tuoi', years.join(','));
  for (const name of objections.length > 0 ? objections : ['']) params.append('tranh', name);
  return `${choosePath}?${params}`;
}
