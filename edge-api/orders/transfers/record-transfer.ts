import { eq, inArray } from 'drizzle-orm';

import type { Reader, StatementBuilder } from '../../db/database.ts';
import { bankTransfers } from '../../db/schema/transfer-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { staticSql } from '../../db/static-sql.ts';
import type { ReceivedTransfer } from '../../payments/transfers/transfer-service.ts';
import type { OrderDeps } from '../../api-deps.ts';
import { findCodes } from './transfer-reference.ts';

/** Returns the reference of a transfer in `bank_transfers` and `payments`. */
export const referenceOf = ({ provider, id }: Pick<ReceivedTransfer, 'provider' | 'id'>) =>
  `${provider}:${id}`;

/** A transfer, the order that it names, and its originator. */
export interface TransferRecord {
  transfer: ReceivedTransfer;
  /** Undefined if the text names no order, or several. */
  orderId?: string;
  /** Actor of the audit log. */
  actor: string;
  now: number;
}

/**
 * Orders that a transfer can pay. Money for a cancelled order, or after the deadline, waits for the
 * staff: its goods may be sold. A card order is paid by card.
 */
const accepts = `orders.status not in ('awaiting-payment', 'awaiting-transfer', 'cancelled')
  or orders.status = 'awaiting-transfer' and ?4 <= orders.expires_at`;

// The text of a transfer may name its payer, so that it is kept only as long as it is needed.
const insertTransfer = staticSql(`
  insert into bank_transfers
    (reference, provider, amount, at, content, order_id, received_at, actor, state)
  select ?1, ?2, ?3, ?4, iif(state = 'booked', '', ?5), ?6, ?7, ?8, state from (
    select iif(exists (select 1 from orders where id = ?6 and (${accepts})), 'booked', 'unmatched')
      as state
  ) where true on conflict (reference) do nothing`);

const insertPayment = staticSql(`
  insert into payments (order_id, method, amount, state, provider, reference, at)
  select order_id, 'transfer', amount, 'paid', provider, reference, at from bank_transfers
  where reference = ?1 and state = 'booked' on conflict (reference) do nothing`);

/**
 * Condition on an order whose awaited money has arrived: the amount, or the deposit. The trigger on
 * payments sets the time of payment if the order is paid in full.
 */
export const hasArrived = `(orders.paid_at is not null or orders.deposit > 0 and orders.deposit <= (
  select coalesce(sum(amount), 0) from payments where order_id = orders.id and state = 'paid'))`;

const isPaid = `orders.id = ?1 and orders.status = 'awaiting-transfer' and ${hasArrived}`;

const insertPaidEvent = staticSql(`
  insert into order_events (order_id, kind, at, actor, status)
  select id, 'status', ?2, ?3, 'processing' from orders where ${isPaid}`);

const insertPaidMail = staticSql(`
  insert into mails (kind, order_id, order_status, created_at, next_attempt_at)
  select 'order-status', id, 'processing', ?2, ?2 from orders where ${isPaid}`);

// Without a deadline a later cancellation is no expiry.
const setPaid = staticSql(
  `update orders set status = 'processing', expires_at = null where ${isPaid}`,
);

/**
 * Reports to staff of money that needs them: it belongs to no open order, or to one that they have
 * to confirm, is less than the awaited amount, more than the amount, or comes after the hand-over
 * of a parcel for which the carrier collects it. At most 20 are queued in an hour, a third of all
 * reports, so that small transfers of a stranger leave those of orders.
 */
const insertReports = staticSql(`
  insert or ignore into mails (kind, transfer_id, created_at, next_attempt_at)
  select column1, transfer.id, ?2, ?2
  from bank_transfers transfer, (values ('new-order'), ('new-order-push'))
  where reference = ?1 and received_at = ?2 and 20 > (
    select count(transfer_id) from mails where kind = 'new-order' and created_at > ?2 - 3600000
  ) and (state = 'unmatched' or exists (
    select 1 from orders where id = transfer.order_id and (
      status in ('awaiting-transfer', 'awaiting-confirmation', 'returned') or
      status in ('shipping', 'delivered') and payment = 'cod' or amount < (
        select sum(amount) from payments where order_id = orders.id and state = 'paid'
      )
    )
  ))`);

/** Builds the statements that continue an order whose awaited money has arrived. */
export function continuePaidOrder(
  db: StatementBuilder,
  orderId: string,
  actor: string,
  now: number,
) {
  return [
    db.run(insertPaidEvent(orderId, now, actor)),
    db.run(insertPaidMail(orderId, now)),
    db.run(setPaid(orderId)),
  ] as const;
}

/**
 * Builds the statements that record a transfer, for one batch. It becomes a payment of its order,
 * or waits among the unmatched ones. A transfer that was recorded before changes nothing.
 */
export function recordStatements(
  db: StatementBuilder,
  { transfer, orderId, actor, now }: TransferRecord,
) {
  const { provider, amount, content, at } = transfer;
  const reference = referenceOf(transfer);
  return [
    db.run(
      insertTransfer(reference, provider, amount, at, content, orderId ?? null, now, actor),
    ),
    db.run(insertPayment(reference)),
    ...orderId === undefined ? [] : continuePaidOrder(db, orderId, actor, now),
  ] as const;
}

/** Returns the order that the text of a transfer names; undefined if it names none, or several. */
export async function findNamedOrder(
  { read }: Reader,
  content: string,
): Promise<string | undefined> {
  const codes = findCodes(content);
  if (codes.length === 0) return undefined;
  const rows = await read.select({ id: orders.id }).from(orders).where(inArray(orders.code, codes));
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** Records a transfer that a service reports. A repeated report changes nothing. */
export async function recordTransfer(
  { database, clock, outbox, log }: Pick<OrderDeps, 'database' | 'clock' | 'outbox' | 'log'>,
  transfer: ReceivedTransfer,
): Promise<'booked' | 'unmatched' | 'returned'> {
  const orderId = await findNamedOrder(database, transfer.content);
  const record = { transfer, orderId, actor: transfer.provider, now: clock() };
  const [inserted] = await database.batch((db) => {
    const [first, ...rest] = recordStatements(db, record);
    return [first, ...rest, db.run(insertReports(referenceOf(transfer), record.now))];
  });
  const state = await readTransferState(database, transfer);
  if (inserted.rowsAffected > 0) {
    outbox.wake();
    if (state !== 'booked') {
      log('warn', 'a transfer belongs to no open order', { order: orderId, state });
    }
  }
  return state;
}

async function readTransferState({ read }: Reader, transfer: ReceivedTransfer) {
  const [row] = await read.select({ state: bankTransfers.state }).from(bankTransfers)
    .where(eq(bankTransfers.reference, referenceOf(transfer)));
  if (!row) throw new Error('Cannot read the state of a transfer as it was not recorded');
  return row.state;
}
