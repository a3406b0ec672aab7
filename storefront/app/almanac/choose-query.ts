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
import { choosePath, inRange } from './almanac-address.ts';

export type ChooseQuery = Required<
  Pick<ChooseDaysOptions, 'occasion' | 'from' | 'to' | 'births' | 'objections'>
>;

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
  const births = (params.get('tuoi') ?? '').match(/\d{4}/g)?.map(Number) ?? [];
  const chosen = params.getAll('tranh');
  return {
    occasion: occasions.find((name) => name === params.get('viec')) ?? 'wedding',
    from: fromJulianDay(first),
    to: fromJulianDay(end),
    births: [...new Set(births)].filter(inRange).slice(0, MAX_BIRTHS),
    objections: params.has('tranh')
      ? objections.filter((name): name is Objection => chosen.includes(name))
      : [...objections],
  };
}

/** Returns the URL of a request, the same for requests with the same result. */
export function chooseHref({ occasion, from, to, births, objections }: ChooseQuery): string {
  const params = new URLSearchParams({ viec: occasion, tu: toIsoDate(from), den: toIsoDate(to) });
  if (births.length > 0) params.set('tuoi', births.join(','));
  for (const name of objections.length > 0 ? objections : ['']) params.append('tranh', name);
  return `${choosePath}?${params}`;
}
