import { and, eq, gt } from 'drizzle-orm';
import { orderCode } from '../../contract/orders/order-code.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/order-tables.ts';
import { bankTransfers } from '../../db/schema/transfer-tables.ts';
import type { TransferNews } from '../../mail/compose/messages/transfer-news-mail.ts';
import { amountDue, awaitedAmount, transferredLate } from '../amount-due.ts';
import { handedOverAt, readReceived } from '../read-received.ts';

/** Reads the news about a transfer for staff; `undefined` if there is nothing to do any more. */
export async function readTransferNews(
  read: ReadDatabase,
  id: number,
): Promise<TransferNews | undefined> {
  const [row] = await read.select({ transfer: bankTransfers, order: orders, handedOverAt })
    .from(bankTransfers)
    .leftJoin(orders, eq(orders.id, bankTransfers.orderId)).where(eq(bankTransfers.id, id));
  if (!row) return undefined;
  const { transfer: { amount, at, content, state, receivedAt }, order } = row;
  const named = order && { id: order.id, code: orderCode(order), status: order.status };
  const transfer = { amount, at, content, order: named };
  if (state === 'unmatched') return { ...transfer, kind: 'unmatched', difference: amount };
  // The latest transfer stands for the balance of its order.
  const later = and(eq(bankTransfers.orderId, named?.id ?? ''), gt(bankTransfers.id, id));
  if (state === 'returned' || !named || await read.$count(bankTransfers, later) > 0) {
    return undefined;
  }
  const paid = await read.select().from(payments).where(eq(payments.orderId, order.id));
  const received = (await readReceived(read, [order.id])).get(order.id) ?? 0;
  const due = amountDue({ ...order, payments: paid, received });
  const missing = awaitedAmount(order) - (order.amount - due);
  if (due < 0) return { ...transfer, kind: 'above', difference: -due };
  if (order.status === 'awaiting-confirmation') {
    return { ...transfer, kind: 'unconfirmed', difference: amount };
  }
  const payment = { state: 'paid', amount, countedAt: receivedAt } as const;
  if (transferredLate({ ...order, payments: [payment] }, row.handedOverAt) > 0) {
    const kind = order.status === 'shipping' ? 'shipping' : 'delivered';
    return { ...transfer, kind, difference: amount };
  }
  if (order.status !== 'awaiting-transfer' || missing <= 0) return undefined;
  return { ...transfer, kind: 'below', difference: missing };
}
