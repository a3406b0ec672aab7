import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { type Customer, customerSchema } from '../contract/customers/customer.ts';
import { z } from '../contract/zod.ts';
import type { StatementBuilder } from '../db/database.ts';
import { users } from '../db/schema/account-tables.ts';
import { blockedPhones, customerRecords } from '../db/schema/customer-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { ConflictError } from '../errors.ts';
import { longText } from '../contract/text-schema.ts';
import { operation, type OperationContext } from '../operations/run-operation.ts';
import { customerPhoneColumn } from '../orders/customer-phone.ts';
import { phoneOrigin } from '../orders/order-origins.ts';
import { readCustomer } from './customer-row.ts';

/** Number of the latest orders whose phone numbers a block includes. */
const maxPhones = 100;

const versioned = {
  id: z.string(),
  /** Version on which the change is based. @default the current one */
  version: z.int().optional(),
};

/**
 * Changes the private note about a customer; an empty text removes it. Throws
 * {@linkcode NotFoundError} for an unknown customer, and {@linkcode ConflictError} `CHANGED` if
 * another change came first.
 */
export const noteCustomer = operation({
  name: 'customers.note',
  permission: 'customers:write',
  input: z.object({
    ...versioned,
    text: longText('Ghi chú', 2_000),
  }),
  output: customerSchema,
  async run(context, { text: note, ...row }) {
    const before = await readVersion(context, row);
    if (note === before.note) return before;
    // A note may contain personal data, which the log of changes must not keep.
    const lengths = { before: { length: before.note.length }, after: { length: note.length } };
    return await write(context, before, { note }, lengths);
  },
});

/**
 * Blocks a customer, or ends the block. The orders on delivery of a blocked customer, also those of
 * another account with the same phone number, wait for a confirmation and take no stock until then.
 * They are not refused: the block does not show itself, and a wrong one costs no sale. Throws as
 * {@linkcode noteCustomer} does.
 */
export const blockCustomer = operation({
  name: 'customers.block',
  permission: 'customers:write',
  input: z.object({ ...versioned, blocked: z.boolean().default(true) }),
  output: customerSchema,
  async run(context, { blocked, ...row }) {
    const before = await readVersion(context, row);
    if (blocked === (before.blockedAt !== null)) return before;
    const blockedAt = blocked ? context.clock() : null;
    const states = { before: { blocked: !blocked }, after: { blocked } };
    return await write(context, before, { blockedAt }, states, syncPhones);
  },
});

async function readVersion(
  { database }: OperationContext,
  { id, version }: { id: string; version?: number },
): Promise<Customer> {
  const customer = await readCustomer(database, id);
  if (version !== undefined && version !== customer.version) throw changedError(customer);
  return customer;
}

async function write(
  { database, commit }: OperationContext,
  { id, version }: Customer,
  set: Partial<Pick<typeof customerRecords.$inferInsert, 'note' | 'blockedAt'>>,
  values: { before: unknown; after: unknown },
  cleanUp?: (db: StatementBuilder, id: string) => BatchItem<'sqlite'>[],
): Promise<Customer> {
  const isCurrent = and(eq(customerRecords.userId, id), eq(customerRecords.version, version));
  const written = await commit(
    (db) => [
      version === 0
        // The account may have been deleted meanwhile.
        ? db.insert(customerRecords).select(sql`
          select ${users.id}, ${set.note ?? ''}, ${set.blockedAt ?? null}, 1 from ${users}
          where ${eq(users.id, id)} and ${isNull(users.deletedAt)}`).onConflictDoNothing()
        : db.update(customerRecords).set({ ...set, version: version + 1 }).where(isCurrent),
    ],
    { subject: id, ...values },
    (db) => cleanUp?.(db, id) ?? [],
  );
  const current = await readCustomer(database, id);
  if (!written) throw changedError(current);
  return current;
}

/**
 * Stores the phone numbers of a customer who is blocked, and deletes those of any other one that no
 * blocked customer has.
 */
function syncPhones(db: StatementBuilder, id: string) {
  const isBlocked = sql`exists (
    select 1 from customer_records where user_id = ${id} and blocked_at is not null)`;
  return [
    db.delete(blockedPhones).where(and(eq(blockedPhones.userId, id), sql`not ${isBlocked}`)),
    db.insert(blockedPhones).select(sql`
      select distinct ${phoneOrigin('')} || phone, user_id from (
        select ${customerPhoneColumn} as phone, user_id from ${orders}
        where user_id = ${id} and ${customerPhoneColumn} <> ''
        order by created_at desc limit ${maxPhones})
      where ${isBlocked}`).onConflictDoNothing(),
    db.insert(blockedPhones).select(sql`
      select distinct ${phoneOrigin('')} || ${customerPhoneColumn}, user_id from ${orders}
      where user_id in (select user_id from customer_records where blocked_at is not null)
        and ${customerPhoneColumn} in (
          select ${customerPhoneColumn} from ${orders}
          where user_id = ${id} and ${customerPhoneColumn} <> '')
        and not ${isBlocked}`).onConflictDoNothing(),
  ];
}

const changedError = (current: Customer) =>
  new ConflictError('CHANGED.customer', { details: { current } });
