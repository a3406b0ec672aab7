import { and, asc, desc, isNotNull } from 'drizzle-orm';
import { dataRequestSchema } from '../../contract/customers/data-request.ts';
import { z } from '../../contract/zod.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';
import { byTime, pageOf, pagingOf, toPage } from '../../operations/paging.ts';
import { operation } from '../../operations/run-operation.ts';

const { nextDueAt, doneAt, id } = dataRequests;

const orders = {
  open: { time: nextDueAt, ...byTime(nextDueAt, id, asc) },
  done: { time: doneAt, ...byTime(doneAt, id, desc) },
};

/**
 * Lists the requests about personal data: the open ones by their next time limit, which begins with
 * the overdue ones, or those that are done, the latest first.
 */
export const listRequests = operation({
  name: 'requests.list',
  permission: 'requests:read',
  input: z.object({ state: z.enum(['open', 'done']).default('open'), ...pagingOf(z.string()) }),
  output: z.object(pageOf(dataRequestSchema, z.string())),
  async run({ database: { read } }, { state, after, limit }) {
    const { time, columns, isAfter } = orders[state];
    const rows = await read.select().from(dataRequests)
      .where(and(isNotNull(time), isAfter(after))).orderBy(...columns).limit(limit + 1);
    return toPage(rows, limit, ({ id }) => id);
  },
});
