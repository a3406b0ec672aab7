import type { OwnOrderView } from '@thach-an/ui';

/**
 * Returns the time since which an order is prepared, in ms since 1970: that of the order or, if it
 * had to wait for money or a confirmation, the end of that. `null` if it is not on its way.
 */
export function preparedSince(
  { status, createdAt, timeline }: Pick<OwnOrderView, 'status' | 'createdAt' | 'timeline'>,
): number | null {
  if (status !== 'processing' && status !== 'shipping') return null;
  // The latest event comes first.
  const firstChange = timeline.findLast(({ kind }) => kind === 'status');
  return firstChange?.status === 'processing' ? firstChange.at : createdAt;
}
