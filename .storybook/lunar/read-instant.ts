import {
  type Calendar,
  type FourPillars,
  fourPillars,
  fromDate,
  type Gender,
  type LaSo,
  laSo,
  type LunarDate,
  toLunar,
  type ZonedDateTime,
} from '../../lunar/mod.ts';

export interface PlaygroundValues {
  /** Date and time in UTC, such as `2026-02-16T17:30`. */
  instant: string;
  /** Name of a time zone in the IANA database. */
  timeZone: string;
  /** Calendar of the lunar date and the chart. */
  calendar: Calendar;
  /** Gender for the chart. */
  gender: Gender;
}

/** Results of the calendar for an instant. */
export interface Reading {
  birth: ZonedDateTime;
  lunar: LunarDate;
  pillars: FourPillars;
  chart: LaSo;
}

/** Calls the calendar. An invalid field returns the message of its error. */
export function readInstant(
  { instant, timeZone, calendar, gender }: PlaygroundValues,
): Reading | { error: string } {
  try {
    const birth = fromDate(new Date(`${instant}Z`), timeZone);
    const { utcOffset } = birth;
    return {
      birth,
      lunar: toLunar(birth, { calendar }),
      pillars: fourPillars(birth, { utcOffset }),
      chart: laSo({ ...birth, gender }, { calendar }),
    };
  } catch (error) {
    if (error instanceof RangeError) return { error: error.message };
    throw error;
  }
}

/** Returns the code whose results the playground shows. */
export function codeOf({ instant, timeZone, calendar, gender }: PlaygroundValues): string {
  return [
    `const date = new Date('${instant}Z');`,
    `const birth = fromDate(date, ${JSON.stringify(timeZone).replaceAll('"', "'")});`,
    `toLunar(birth, { calendar: '${calendar}' });`,
    'fourPillars(birth, { utcOffset: birth.utcOffset });',
    `laSo({ ...birth, gender: '${gender}' }, { calendar: '${calendar}' });`,
  ].join('\n');
}
