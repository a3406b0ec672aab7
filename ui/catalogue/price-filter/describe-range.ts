import type { priceFilterMessages } from './price-filter-messages.ts';

/** Returns a range of prices in words. */
export function describeRange(
  { all, format, from, to }: typeof priceFilterMessages,
  min: number | undefined,
  max: number | undefined,
): string {
  if (min !== undefined && max !== undefined) return `${format(min)} – ${format(max)}`;
  if (min !== undefined) return from(format(min));
  return max === undefined ? all : to(format(max));
}
