import { publicHolidays } from '@thach-an/lunar';
import { eq, sql } from 'drizzle-orm';
import { afterWorkDays } from '../../contract/checkout/expected-delivery.ts';
import {
  dataRequestChannels,
  type DataRequestKind,
  dataRequestKinds,
  dataRequestSchema,
  daysToDo,
} from '../../contract/customers/data-request.ts';
import { z } from '../../contract/zod.ts';
import type { Reader } from '../../db/database.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { dayOf, startOfDay } from '../../home/home-summary.ts';
import { longText } from '../../contract/text-schema.ts';
import { operation } from '../../operations/run-operation.ts';
import { readCustomer } from '../customer-row.ts';

/** Time for which a request can be recorded after its receipt, in ms. */
const maxAge = 365 * 24 * 60 * 60_000;

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

/** Reads a request about personal data. Throws {@linkcode NotFoundError}. */
export async function readRequest({ read }: Reader, id: string) {
  const [request] = await read.select().from(dataRequests).where(eq(dataRequests.id, id));
  if (!request) throw new NotFoundError('dataRequest');
  return request;
}

/**
 * Records that a person has asked the shop about personal data, and when that has to be answered
 * and done. Throws {@linkcode ValidationError} for a day that has not come, or was a year ago, and
 * {@linkcode NotFoundError} for an unknown customer.
 */
export const recordRequest = operation({
  name: 'requests.record',
  permission: 'requests:write',
  input: z.object({
    kind: z.enum(dataRequestKinds),
    person: longText(
      'Tên và liên hệ',
      200,
      'Vui lòng ghi tên hoặc cách liên hệ của người yêu cầu.',
    ),
    /** Customer of the request. @default an unknown one */
    customerId: z.string().max(100).optional(),
    channel: z.enum(dataRequestChannels),
    note: longText('Ghi chú', 2_000).default(''),
    /** A time of the day on which the shop got the request. */
    receivedAt: z.int().min(0),
    /** Identifies the request: a repetition records it once. @default a random key */
    key: z.uuid().optional(),
  }),
  output: dataRequestSchema,
  async run(
    { database, clock, commit },
    { customerId, receivedAt: at, key: id = crypto.randomUUID(), ...request },
  ) {
    const now = clock();
    const reason = at > now ? 'future' : at < now - maxAge ? 'tooOld' : undefined;
    if (reason) throw new ValidationError(reason, { issues: [{ path: 'receivedAt', reason }] });
    if (customerId !== undefined) await readCustomer(database, customerId);
    const { kind, channel } = request;
    const { answer, done } = requestDeadlines(kind, at);
    // The account may have been deleted meanwhile.
    const isOf = sql`select id from users where id = ${customerId ?? null} and deleted_at is null`;
    await commit((db) => [
      db.insert(dataRequests).values({
        ...{ id, customerId: sql`(${isOf})`, dueAt: done, nextDueAt: answer, ...request },
        outcome: customerId === undefined ? null : sql`iif(exists (${isOf}), null, '')`,
        receivedAt: startOfDay(dayOf(at)),
      }).onConflictDoNothing(),
      // The person and the note are personal data, which the log of changes must not keep.
    ], { subject: id, before: null, after: { kind, channel } });
    return await readRequest(database, id);
  },
});
