import { and, eq } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { z } from '../contract/zod.ts';
import type { Database, ReadDatabase, StatementBuilder } from '../db/database.ts';
import { ForbiddenError } from '../errors.ts';
import { auditLog } from '../db/schema/audit-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import type { OperationDeps } from '../api-deps.ts';
import { type CancelPaymentOrder, closePayment } from '../orders/reconcile-payment.ts';
import { schemaError } from '../schema-error.ts';
import { insertAuditRow } from './audit-log.ts';
import type { Permission } from '../contract/staff/roles.ts';
import { assertConfirmed } from '../staff/assert-confirmed.ts';
import { type Actor, hasPermission } from './permissions.ts';

/** Something that a member of staff, the command line or a job does to the shop's data. */
export interface Operation<In, Out, Name extends string = string> {
  /** Area and verb, such as `orders.changeStatus`. It is in the audit log. */
  readonly name: Name;
  readonly permission: Permission;
  /**
   * `true` if a member of staff must have logged in or confirmed the credentials in the last ten
   * minutes. @default false
   */
  readonly confirm?: boolean;
  readonly input: z.ZodType<In>;
  /** Describes the result. Only tests check it. */
  readonly output: z.ZodType<Out>;
  run(context: OperationContext, input: In): Promise<Out>;
}

/** Defines an operation; the types of its input and result are those of its schemas. */
export const operation = <In, Out, Name extends string>(definition: Operation<In, Out, Name>) =>
  definition;

/** Operation with any input and result. */
// deno-lint-ignore no-explicit-any
export type AnyOperation = Operation<any, any>;

/** Description of a change in the audit log. Values are stored as JSON. */
export interface Change {
  /** Id of the changed row. */
  subject: string;
  /** Values, or an SQL expression that returns them as JSON after the change. */
  before: unknown;
  after: unknown;
  /** Identifies the change: another one of the operation with it fails. @default none */
  key?: string;
}

export interface OperationContext extends Omit<OperationDeps, 'database'> {
  readonly actor: Actor;
  readonly database: { readonly read: ReadDatabase };

  /**
   * Database for writes without a row in the audit log: rows that wait until an import is complete,
   * the parts of its changes before the last one, which is written by `commit`, and the keys for
   * messages to browsers.
   */
  readonly unaudited: Pick<Database, 'read' | 'batch'>;

  /**
   * Runs statements and adds a row to the audit log, in one transaction. But for the parts of an
   * import, this is the only way in which an operation changes data. The last statement decides: if
   * it changes no row, because its condition does not hold any more, nothing is added to the log.
   * The other statements must have the same condition.
   *
   * @param cleanUp builds statements that follow the row of the log
   * @returns the results of the statements; `undefined` if the last one changed no row
   */
  commit<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
    build: (db: StatementBuilder) => T,
    change: Change,
    cleanUp?: (db: StatementBuilder) => BatchItem<'sqlite'>[],
  ): Promise<BatchResponse<T> | undefined>;

  /**
   * Returns the subject of the change with a key, which an earlier request has made whose reply was
   * lost; `undefined` if there is none.
   */
  findChange(key: string | undefined): Promise<string | undefined>;

  /**
   * Closes the payment of an unpaid order. `cancel` is called unless the customer has paid, which
   * confirms the order.
   *
   * @throws {PaymentError} if the provider is unavailable
   */
  closePayment(orderId: string, cancel: CancelPaymentOrder): Promise<void>;
}

export interface Caller {
  deps: OperationDeps;
  actor: Actor;
}

/**
 * Runs an operation: checks the permission, validates the input and runs it.
 *
 * @throws {ForbiddenError} if the actor has no permission
 * @throws {ConfirmRequiredError} if a member of staff has to confirm the credentials
 * @throws {ValidationError} with the issues of the input
 * @throws the errors of the operation
 */
export async function runOperation<In, Out>(
  operation: Operation<In, Out>,
  { deps, actor }: Caller,
  input: unknown,
): Promise<Out> {
  if (!hasPermission(actor, operation.permission)) throw new ForbiddenError();
  if (operation.confirm && actor.kind === 'staff') {
    assertConfirmed(actor.confirmedAt, deps.clock());
  }
  const parsed = operation.input.safeParse(input);
  if (!parsed.success) throw schemaError(parsed.error);
  return await operation.run(createContext(operation.name, { deps, actor }), parsed.data);
}

function createContext(operation: string, { deps, actor }: Caller): OperationContext {
  const { database, clock } = deps;
  return {
    ...deps,
    actor,
    database: { read: database.read },
    unaudited: database,
    async commit(build, change, cleanUp) {
      let statements = 0;
      const results = await database.batch((db) => {
        const changes = build(db);
        statements = changes.length;
        return [
          ...changes,
          insertAuditRow(db, { at: clock(), actor, operation, ...change }),
          ...cleanUp?.(db) ?? [],
        ];
      });
      const audited = results[statements] as { rowsAffected: number };
      return audited.rowsAffected > 0 ? results.slice(0, statements) as never : undefined;
    },
    async findChange(key) {
      if (key === undefined) return undefined;
      const [made] = await database.read.select({ subject: auditLog.subject }).from(auditLog)
        .where(and(eq(auditLog.operation, operation), eq(auditLog.key, key)));
      return made?.subject;
    },
    async closePayment(id, cancel) {
      const [order] = await database.read.select({ paymentSessionId: orders.paymentSessionId })
        .from(orders).where(eq(orders.id, id));
      if (order) await closePayment(deps, { id, ...order }, cancel);
    },
  };
}
