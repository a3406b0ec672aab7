import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database, StatementBuilder } from '../db/database.ts';
import { orders, sandboxPayments } from '../db/schema/order-tables.ts';
import { newToken } from '../sessions/token.ts';
import { PaymentError, type PaymentProvider, type PaymentState } from './payment-provider.ts';

/** Path of the sandbox's payment pages on the shop's origin. */
export const sandboxPath = '/payment/sandbox';

/**
 * Creates a payment provider for testing. Its payment page is served by this server and moves no
 * money.
 */
export function createSandboxProvider(database: Database, publicUrl: string): PaymentProvider {
  async function getStatus(reference: string): Promise<PaymentState> {
    const payment = await findSandboxPayment(database, reference);
    if (!payment) throw new PaymentError('Cannot find the payment in the sandbox');
    return payment.state;
  }

  return {
    name: 'sandbox',
    async open({ id: orderId, amount }) {
      const [, [payment]] = await database.batch((db) => [
        db.insert(sandboxPayments)
          .values({ id: newToken(), orderId, amount, state: 'open' })
          .onConflictDoNothing({ target: sandboxPayments.orderId }),
        db.select({ id: sandboxPayments.id }).from(sandboxPayments)
          .where(eq(sandboxPayments.orderId, orderId)),
      ]);
      if (!payment) throw new PaymentError('Cannot open a payment in the sandbox');
      return { reference: payment.id, url: `${publicUrl}${sandboxPath}/${payment.id}` };
    },
    getStatus,
    async close(reference) {
      await database.batch((db) => [settleSandboxPayment(db, reference, 'closed')]);
      const state = await getStatus(reference);
      if (state === 'open') {
        throw new PaymentError('Cannot close the payment in the sandbox as it is still open');
      }
      return state;
    },
  };
}

export type SandboxPayment = typeof sandboxPayments.$inferSelect & {
  /** Stored code of the order. */
  code: string | null;
};

/** Returns the payment of a session, or `undefined` if the session is unknown. */
export async function findSandboxPayment(
  database: Database,
  reference: string,
): Promise<SandboxPayment | undefined> {
  const [payment] = await database.read
    .select({ ...getTableColumns(sandboxPayments), code: orders.code }).from(sandboxPayments)
    .innerJoin(orders, eq(orders.id, sandboxPayments.orderId))
    .where(eq(sandboxPayments.id, reference));
  return payment;
}

/** Builds the statement that pays or closes an open payment. It returns the changed row, if any. */
export function settleSandboxPayment(
  db: StatementBuilder,
  reference: string,
  state: Exclude<PaymentState, 'open'>,
) {
  return db.update(sandboxPayments).set({ state })
    .where(and(eq(sandboxPayments.id, reference), eq(sandboxPayments.state, 'open')))
    .returning();
}
