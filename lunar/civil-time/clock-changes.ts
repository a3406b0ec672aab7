import { checkChoice } from '../check-input.ts';
import { type ClockReading, clockReading, secondsOfDate } from './clock-reading.ts';
import { CLOCKS, type Place } from './clock-table.ts';

/** Change of the legal clock. */
export type ClockChange = {
  /**
   * `'gap'`: the clock went forward and did not show the readings between `from` and `to`.
   * `'overlap'`: it went back and showed them twice. `'unknown-day'`: it went back on an unknown
   * day between `from` and `to`.
   */
  kind: 'gap' | 'overlap' | 'unknown-day';
  /** First reading that is affected. */
  from: ClockReading;
  /** First reading after that. */
  to: ClockReading;
  /** Offset from UTC before the change, in hours. */
  before: number;
  /** Offset from UTC after the change, in hours. */
  after: number;
  /** Decree or gazette, or the rule with its source, in Vietnamese. */
  source: string;
};

/** Period of one offset, with times in seconds since 1970 by the clock. */
export type ClockSpan = {
  since: number;
  /** Readings that the change at `since` affects. */
  from: number;
  to: number;
  kind: ClockChange['kind'];
  before: number;
  /** Offset in this period, in seconds. */
  offset: number;
  source: string;
};

const ACTION = 'list the clock changes';

/** Returns the periods of a place. The first one has no change at its beginning. */
export function clockSpans(place: Place, action: string): ClockSpan[] {
  checkChoice(action, 'place', place, ['north', 'south']);
  const periods = CLOCKS.filter((period) => (period.place ?? place) === place);
  let before = periods[0]!.offset;
  return periods.filter(({ offset }, i) => i === 0 || offset !== periods[i - 1]!.offset)
    .map(({ since: [year, month, day, hour], offset, latest, source }) => {
      const since = secondsOfDate({ year, month, day }, action) + hour * 3600;
      const jump = offset - before;
      const span: ClockSpan = {
        since,
        from: Math.min(since, since + jump),
        to: Math.max(since, since + jump),
        kind: jump > 0 ? 'gap' : 'overlap',
        before,
        offset,
        source,
      };
      before = offset;
      if (latest) {
        const [year, month, day] = latest;
        const to = secondsOfDate({ year, month, day }, action) + 86_400;
        return { ...span, kind: 'unknown-day', to };
      }
      return span;
    });
}

/** Returns the public record of the change at the beginning of a period. */
export function changeOf({ kind, from, to, before, offset, source }: ClockSpan): ClockChange {
  return {
    kind,
    from: clockReading(from),
    to: clockReading(to),
    before: before / 3600,
    after: offset / 3600,
    source,
  };
}

/**
 * Lists the changes of the legal clock in a part of Vietnam.
 *
 * @param place North or South. They had the same clocks from 1906 to 1954.
 * @throws {TypeError} If the place is not a string.
 * @throws {RangeError} If the place is unknown.
 *
 * @example The clocks of Saigon went back by an hour in June 1975
 * ```ts
 * import { clockChanges } from '@thach-an/lunar';
 * import assert from 'node:assert/strict';
 *
 * const { kind, from, before, after } = clockChanges('south').at(-1)!;
 * assert.deepEqual([kind, before, after], ['overlap', 8, 7]);
 * assert.deepEqual([from.day, from.month, from.hour], [12, 6, 23]);
 * ```
 */
export function clockChanges(place: Place): ClockChange[] {
  return clockSpans(place, ACTION).slice(1).map(changeOf);
}
