import { TextField } from '@thach-an/ui';
import type { ListFilters } from './use-list.ts';

/** Length of a day in ms. */
const dayLength = 24 * 60 * 60_000;

/** Returns the beginning of a day in Vietnam, in ms since 1970; `undefined` without a valid day. */
function startOf(day: string | undefined): number | undefined {
  const time = Date.parse(`${day}T00:00:00+07:00`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Returns the times of a period from one day to the end of another, as operations take them.
 *
 * @param days ISO dates in Vietnam; an invalid one does not limit the period
 */
export function toPeriod({ from, to }: { from?: string; to?: string }) {
  const last = startOf(to);
  return { from: startOf(from), to: last === undefined ? undefined : last + dayLength };
}

/** Returns the period in the address of a list. */
export const readPeriod = ({ get }: ListFilters) => toPeriod({ from: get('from'), to: get('to') });

/** Choice of the first and the last day of a list, which are in its address. */
export function PeriodFilter({ filters }: { filters: ListFilters }) {
  const [from, to] = [filters.get('from') ?? '', filters.get('to') ?? ''];
  return (
    <>
      <TextField
        label='Từ ngày'
        fieldClassName='min-w-0 lg:w-44'
        type='date'
        value={from}
        max={to || undefined}
        onChange={({ currentTarget }) => filters.set({ from: currentTarget.value })}
      />
      <TextField
        label='Đến hết ngày'
        fieldClassName='min-w-0 lg:w-44'
        type='date'
        value={to}
        min={from || undefined}
        onChange={({ currentTarget }) => filters.set({ to: currentTarget.value })}
      />
    </>
  );
}
