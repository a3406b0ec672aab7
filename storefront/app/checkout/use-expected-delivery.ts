import {
  type DeliveryTimes,
  expectedDelivery,
  formatExpected,
  groupOf,
  vietnameseDay,
} from '@thach-an/edge-api/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../shell/use-shop.ts';

/**
 * Returns the days on which an order is expected, as text. Before hydration, if the owner has not
 * set the days of work, and once they have passed, there are none: documents are kept for longer
 * than a day.
 *
 * @param city name of the province, if it is known
 * @param since time from which the order is prepared, in ms since 1970; `null` for no order
 * @default now
 */
export function useExpectedDelivery(city?: string, since?: number | null): string | undefined {
  const { delivery, shipping } = useShop();
  const [expected, setExpected] = useState<string>();
  const { preparation, workDays } = delivery;
  const time = groupOf(shipping, city)?.time || delivery.time;
  useEffect(() => {
    if (workDays === 'off' || since === null) return setExpected(undefined);
    let cancelled = false;
    computeExpected({ preparation, time, workDays }, since).then(
      (text) => !cancelled && setExpected(text),
      (error) => console.warn('The holidays could not be loaded', error),
    );
    return () => {
      cancelled = true;
    };
  }, [preparation, time, workDays, since]);
  return expected;
}

/** Computes the days with the public holidays, which are a chunk of their own. */
async function computeExpected(
  times: DeliveryTimes,
  since = Date.now(),
): Promise<string | undefined> {
  const { publicHolidays } = await import('@thach-an/lunar');
  const expected = expectedDelivery(vietnameseDay(since), times, publicHolidays);
  return expected && expected.to >= vietnameseDay(Date.now())
    ? formatExpected(expected)
    : undefined;
}
