import { and, eq, sql } from 'drizzle-orm';
import { staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { longText } from '../contract/text-schema.ts';
import { operation } from '../operations/run-operation.ts';
import { readStaffOrder } from './get-order.ts';
import { hasPersonalData } from './own/request-return.ts';
import { insertOrderEvent } from './statements/update-order.ts';

export const noteSchema = longText('Ghi chú', 2_000, 'Vui lòng nhập ghi chú.');

/**
 * Adds a private note of the staff to an order. Throws {@linkcode NotFoundError} for an unknown
 * order, and {@linkcode ConflictError}: `ORDER_STATUS` if its personal data was removed, as that of
 * a note would stay, and `IDEMPOTENCY_KEY_REUSED` for the key of a note about another order.
 */
export const noteOrder = operation({
  name: 'orders.note',
  permission: 'orders:write',
  input: z.object({
    id: z.string(),
    text: noteSchema,
    /** Identifies the note: a repeated request stores it once. @default a random key */
    key: z.uuid().optional(),
  }),
  output: staffOrderSchema,
  async run({ database, clock, actor, commit, findChange }, { id, text, key }) {
    const { status } = await readStaffOrder(database, id);
    const canHave = and(eq(orders.id, id), hasPersonalData);
    const noted = await commit((db) => [
      insertOrderEvent(
        db,
        { kind: 'note', at: clock(), actor: actorName(actor), text },
        canHave,
      ),
      db.update(orders).set({ version: sql`${orders.version} + 1` }).where(canHave),
      // A note may contain personal data, which the log of changes must not keep.
    ], { subject: id, before: null, after: { length: text.length }, key }).catch(async (error) => {
      const noted = await findChange(key);
      if (noted === undefined) throw error;
      if (noted !== id) throw new ConflictError('IDEMPOTENCY_KEY_REUSED');
      return [];
    });
    if (!noted) throw new ConflictError('ORDER_STATUS.forgotten', { details: { id, status } });
    return await readStaffOrder(database, id);
  },
});
