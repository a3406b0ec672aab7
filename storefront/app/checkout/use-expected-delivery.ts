import {
  type DeliveryTimes,
  expectedDelivery,
  formatExpected,
  groupOf,
} from '@thach-an/edge-api/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../shell/use-shop.ts';

/** Difference between Vietnam's time and UTC, in ms. */
const offset = 7 * 60 * 60_000;

/**
 * Returns the days on which an order of today is expected, as text. Before hydration, and if the
 * owner has not set the days of work, there are none: documents are kept for longer than a day.
 *
 * @param city name of the province, if it is known
 */
export function useExpectedDelivery(city?: string): string | undefined {
  const { delivery, shipping } = useShop();
  const [expected, setExpected] = useState<string>();
  const { preparation, workDays } = delivery;
  const time = groupOf(shipping, city)?.time || delivery.time;
  useEffect(() => {
    if (workDays === 'off') return setExpected(undefined);
    let cancelled = false;
    computeExpected({ preparation, time, workDays }).then(
      (text) => !cancelled && setExpected(text),
      (error) => console.warn('The holidays could not be loaded', error),
    );
    return () => {
      cancelled = true;
    };
  }, [preparation, time, workDays]);
  return expected;
}

/** Computes the days with the public holidays, which are a chunk of their own. */
async function computeExpected(times: DeliveryTimes): Promise<string | undefined> {
  const { publicHolidays } = await import('@thach-an/lunar');
  const today = new Date(Date.now() + offset).toISOString().slice(0, 10);
  const expected = expectedDelivery(today, times, publicHolidays);
  return expected && formatExpected(expected);
}
