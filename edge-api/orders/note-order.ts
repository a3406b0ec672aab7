import { eq, sql } from 'drizzle-orm';
import { unprintable } from '../contract/visible-text.ts';
import { staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orders } from '../db/schema/order-tables.ts';
import { actorName } from '../operations/permissions.ts';
import { operation } from '../operations/run-operation.ts';
import { readStaffOrder } from './get-order.ts';
import { insertOrderEvent } from './statements/update-order.ts';

const invalidNote = 'Ghi chú có ký tự không hợp lệ.';

export const noteSchema = z.string('Vui lòng nhập ghi chú.').trim().normalize('NFC')
  .min(1, 'Vui lòng nhập ghi chú.').max(2_000, 'Ghi chú không được dài quá 2.000 ký tự.')
  .refine((text) => !unprintable.test(text.replace(/[\n\t]/g, '')), invalidNote);

/**
 * Adds a private note of the staff to an order. Throws {@linkcode NotFoundError} for an unknown
 * order.
 */
export const noteOrder = operation({
  name: 'orders.note',
  permission: 'orders:write',
  input: z.object({
    id: z.string(),
    text: noteSchema,
  }),
  output: staffOrderSchema,
  async run({ database, clock, actor, commit }, { id, text }) {
    await readStaffOrder(database, id);
    await commit((db) => [
      insertOrderEvent(
        db,
        { kind: 'note', at: clock(), actor: actorName(actor), text },
        eq(orders.id, id),
      ),
      db.update(orders).set({ version: sql`${orders.version} + 1` }).where(eq(orders.id, id)),
      // A note may contain personal data, which the log of changes must not keep.
    ], { subject: id, before: null, after: { length: text.length } });
    return await readStaffOrder(database, id);
  },
});
