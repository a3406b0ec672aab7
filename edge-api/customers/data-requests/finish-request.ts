import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { dataRequestSchema } from '../../contract/customers/data-request.ts';
import { z } from '../../contract/zod.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';
import { ConflictError } from '../../errors.ts';
import { longText } from '../../contract/text-schema.ts';
import { operation } from '../../operations/run-operation.ts';
import { keepPersonIf } from './forget-requests.ts';
import { readRequest } from './record-request.ts';

/**
 * Notes that the person got a reply, after which the request has to be done. Throws
 * {@linkcode NotFoundError}, and {@linkcode ConflictError} `REQUEST_CHANGED` if that was noted, or
 * the request is done.
 */
export const answerRequest = operation({
  name: 'requests.answer',
  permission: 'requests:write',
  input: z.object({ id: z.string() }),
  output: dataRequestSchema,
  async run({ database, clock, commit }, { id }) {
    await readRequest(database, id);
    const isOpen = and(isNull(dataRequests.answeredAt), isNotNull(dataRequests.nextDueAt));
    const answered = await commit((db) => [
      db.update(dataRequests).set({ answeredAt: clock(), nextDueAt: dataRequests.dueAt })
        .where(and(eq(dataRequests.id, id), isOpen)),
    ], { subject: id, before: { request: 'received' }, after: { request: 'answered' } });
    if (!answered) throw new ConflictError('REQUEST_CHANGED');
    return await readRequest(database, id);
  },
});

/**
 * Notes what was done about a request. Once a deletion is done, or any request whose account was
 * deleted, the request itself has neither the person nor the texts about it any more. Throws as
 * {@linkcode answerRequest} does.
 */
export const finishRequest = operation({
  name: 'requests.finish',
  permission: 'requests:write',
  input: z.object({
    id: z.string(),
    outcome: longText('Kết quả', 1_000, 'Vui lòng ghi bạn đã làm gì.'),
  }),
  output: dataRequestSchema,
  async run({ database, clock, commit }, { id, outcome }) {
    const { kind, answeredAt } = await readRequest(database, id);
    const now = clock();
    const isKept = sql`${kind !== 'deletion'} and ${dataRequests.outcome} is null`;
    const finished = await commit((db) => [
      db.update(dataRequests).set({
        ...{ outcome, doneAt: now, nextDueAt: null, answeredAt: answeredAt ?? now },
        ...keepPersonIf(isKept),
      }).where(and(eq(dataRequests.id, id), isNotNull(dataRequests.nextDueAt))),
    ], {
      subject: id,
      before: { request: answeredAt === null ? 'received' : 'answered' },
      after: { request: 'done' },
    });
    if (!finished) throw new ConflictError('REQUEST_CHANGED');
    return await readRequest(database, id);
  },
});
