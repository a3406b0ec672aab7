import { publicHolidays } from '@thach-an/lunar';
import { afterWorkDays } from '../../contract/checkout/expected-delivery.ts';
import { type DataRequestKind, daysToDo } from '../../contract/customers/data-request.ts';
import { dayOf, startOfDay } from '../../home/home-summary.ts';

/** Working days in which a person gets a reply, by Decree 356/2025/NĐ-CP. */
const daysToAnswer = 2;

const endOfDay = (day: number) => startOfDay(day + 1) - 1;

/**
 * Returns the time limits of a request, in ms since 1970: the last moment of a day in Vietnam. The
 * day of the receipt does not count. A limit on a day without work is not moved to a later one.
 *
 * @param receivedAt a time of the day on which the shop got it
 */
export function requestDeadlines(kind: DataRequestKind, receivedAt: number) {
  const day = dayOf(receivedAt);
  const date = new Date(day * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const answered = afterWorkDays(date, daysToAnswer, 'mon-fri', publicHolidays);
  const done = endOfDay(day + daysToDo[kind]);
  // In a long holiday, the reply is due with the request itself.
  return { answer: Math.min(endOfDay(dayOf(Date.parse(answered))), done), done };
}
