import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { dataRequestSchema, daysToDo } from '../../contract/customers/data-request.ts';
import { z } from '../../contract/zod.ts';
import { users } from '../../db/schema/account-tables.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { longText } from '../../contract/text-schema.ts';
import { operation } from '../../operations/run-operation.ts';
import { readRequest } from './record-request.ts';

const day = 24 * 60 * 60_000;

/**
 * Extends the time in which a request has to be done, once and before it has passed, by at most as
 * many days again. The time for the reply stays. A customer with a proven mailbox gets a mail with
 * the reason. Throws {@linkcode NotFoundError}, {@linkcode ValidationError} for too many days, and
 * {@linkcode ConflictError} `REQUEST_CHANGED.extension` if it is late, done or extended.
 */
export const extendRequest = operation({
  name: 'requests.extend',
  permission: 'requests:write',
  input: z.object({
    id: z.string(),
    days: z.int('Số ngày phải là số nguyên.').min(1, 'Gia hạn ít nhất 1 ngày.'),
    reason: longText('Lý do', 1_000, 'Vui lòng ghi lý do gia hạn.'),
  }),
  output: dataRequestSchema,
  async run({ database, clock, commit, outbox }, { id, days, reason }) {
    const { kind, dueAt } = await readRequest(database, id);
    const limit = daysToDo[kind];
    if (days > limit) {
      const problem = { reason: 'extension', values: { limit } } as const;
      throw new ValidationError('extension', {
        values: problem.values,
        issues: [{ path: 'days', ...problem }],
      });
    }
    const now = clock();
    const until = dueAt + days * day;
    const isOpen = and(
      eq(dataRequests.id, id),
      isNotNull(dataRequests.nextDueAt),
      isNull(dataRequests.extendedAt),
      gte(dataRequests.dueAt, now),
    );
    const extended = await commit((db) => [
      db.run(sql`
        insert into mails (kind, recipient, created_at, next_attempt_at)
        select 'request-extended', ${users.email}, ${now}, ${now} from ${dataRequests}
        join ${users} on ${users.id} = ${dataRequests.customerId}
        where ${isOpen} and ${users.emailVerifiedAt} is not null and ${users.email} <> ''`),
      db.update(dataRequests).set({
        ...{ dueAt: until, extendedAt: now, extensionReason: reason },
        nextDueAt:
          sql`iif(${dataRequests.answeredAt} is null, ${dataRequests.nextDueAt}, ${until})`,
      }).where(isOpen),
      // The reason may name the person.
    ], { subject: id, before: { dueAt }, after: { dueAt: until } });
    if (!extended) throw new ConflictError('REQUEST_CHANGED.extension');
    outbox.wake();
    return await readRequest(database, id);
  },
});
