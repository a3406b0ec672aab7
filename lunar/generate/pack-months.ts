import { FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR, type LunarMonth } from './lunar-months.ts';

/** Months of all calendars, in the form of `lunar-month-table.ts`. */
export type PackedMonths = {
  first: number;
  days: number;
  lengths: string;
  leaps: string[];
  shifts: string[];
};

const char = (value: number) => String.fromCharCode(35 + value);

/** Packs ascending indices as gaps, six bits each. A gap of 63 advances by 63 without an index. */
function packIndices(indices: number[]): string {
  let text = '';
  let position = 0;
  for (const index of indices) {
    let gap = index - position;
    for (; gap >= 63; gap -= 63) text += char(63);
    text += char(gap);
    position = index;
  }
  return text;
}

/**
 * Packs the months of the base calendar and of its variants: the lengths in the base (one bit
 * per month, 1 = 30 days), the leap months of each, and for each variant the months whose first day
 * differs from the base by `shift`.
 *
 * @throws {Error} If a variant differs from the base by another number of days.
 */
export function packMonths(
  base: LunarMonth[],
  variants: { months: LunarMonth[]; shift: number }[],
): PackedMonths {
  const inRange = (m: LunarMonth) => m.year >= FIRST_LUNAR_YEAR && m.year <= LAST_LUNAR_YEAR;
  const from = base.findIndex(inRange);
  const end = base.findLastIndex(inRange) + 1;
  const bits = base.slice(from, end).map((m, k) => base[from + k + 1]!.start - m.start - 29);
  let lengths = '';
  for (let k = 0; k < bits.length; k += 5) {
    let value = 35;
    for (let b = 0; b < 5; b++) value += (bits[k + b] ?? 0) << b;
    lengths += String.fromCharCode(value);
  }
  const indices = (months: LunarMonth[], test: (m: LunarMonth, k: number) => boolean) =>
    packIndices(months.slice(from, end + 1).flatMap((m, k) => (test(m, k) ? [k] : [])));
  const isLeap = (m: LunarMonth, k: number) => m.leap && k < end - from;
  const shifts = variants.map(({ months, shift }) => {
    for (const edge of [from, end]) {
      const month = months[edge]!;
      if (month.month !== 1 || month.leap || month.start !== base[edge]!.start) {
        throw new Error('Cannot pack the months: the calendars do not begin and end together');
      }
    }
    for (let k = from; k <= end; k++) {
      const d = months[k]!.start - base[k]!.start;
      if (d !== 0 && d !== shift) {
        throw new Error(`Cannot pack the months: month ${k} is off by ${d}`);
      }
    }
    return indices(months, (m, k) => m.start !== base[from + k]!.start);
  });
  return {
    first: base[from]!.start,
    days: base[end]!.start - base[from]!.start,
    lengths,
    leaps: [base, ...variants.map((v) => v.months)].map((months) => indices(months, isLeap)),
    shifts,
  };
}
