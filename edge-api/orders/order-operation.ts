import { and, eq } from 'drizzle-orm';
import { type StaffOrder, staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { type Operation, operation, type OperationContext } from '../operations/run-operation.ts';
import { readStaffOrder } from './get-order.ts';

/** Fields of an input that name an order in the version which the member of staff has seen. */
export const seenOrder = { id: z.string(), version: z.int() };

/** Condition that an order still has the version that was read. */
export const isUnchanged = ({ id, version }: StaffOrder) =>
  and(eq(orders.id, id), eq(orders.version, version));

export const changedError = (current: StaffOrder) =>
  new ConflictError('CHANGED.order', { details: { current } });

interface OrderChange<In, Name extends string>
  extends Omit<Operation<In, StaffOrder, Name>, 'output' | 'run'> {
  /**
   * Changes the order, which has the version of the input.
   *
   * @returns a falsy value if another change came first
   */
  change(context: OperationContext, order: StaffOrder, input: In): Promise<unknown>;
}

/**
 * Defines an operation that changes an order which staff have seen. Its result is the changed
 * order. It throws {@linkcode NotFoundError} for an unknown order, and {@linkcode ConflictError}
 * `CHANGED` if another change came first; its details contain `current`.
 */
export const orderOperation = <
  In extends { id: string; version: number },
  Name extends string,
>({ change, ...definition }: OrderChange<In, Name>) =>
  operation({
    ...definition,
    output: staffOrderSchema,
    async run(context, input) {
      const { database, outbox } = context;
      const order = await readStaffOrder(database, input.id);
      if (order.version !== input.version) throw changedError(order);
      const isChanged = await change(context, order, input);
      const current = await readStaffOrder(database, order.id);
      if (!isChanged) throw changedError(current);
      outbox.wake();
      return current;
    },
  });
