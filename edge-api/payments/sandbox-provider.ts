import { and, eq } from 'drizzle-orm';
import type { Database, StatementBuilder } from '../db/database.ts';
import { sandboxPayments } from '../db/schema.ts';
import { newToken } from '../account/token.ts';
import { PaymentError, type PaymentProvider, type PaymentState } from './payment-provider.ts';

/** Where the sandbox's payment pages stand, below the shop's own address. */
export const sandboxPath = '/payment/sandbox';

/**
 * A payment provider for shops that have none: its page is served by this very server and moves no
 * money.
 *
 * @param publicUrl origin under which shoppers reach the shop
 */
export function createSandboxProvider(database: Database, publicUrl: string): PaymentProvider {
  async function getStatus(sessionId: string): Promise<PaymentState> {
    const payment = await findSandboxPayment(database, sessionId);
    if (!payment) throw new PaymentError('The sandbox has no such payment');
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
      if (!payment) throw new PaymentError('The sandbox did not open a payment');
      return { sessionId: payment.id, url: `${publicUrl}${sandboxPath}/${payment.id}` };
    },
    getStatus,
    async close(sessionId) {
      await database.batch((db) => [settleSandboxPayment(db, sessionId, 'closed')]);
      const state = await getStatus(sessionId);
      if (state === 'open') throw new PaymentError('The sandbox left a payment open');
      return state;
    },
  };
}

/** A payment of the sandbox. */
export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** The payment of a session; undefined when there is none. */
export async function findSandboxPayment(
  database: Database,
  sessionId: string,
): Promise<SandboxPayment | undefined> {
  const [payment] = await database.read.select().from(sandboxPayments)
    .where(eq(sandboxPayments.id, sessionId));
  return payment;
}

/** The statement that pays or closes what is still open; it gives the payment if it did. */
export function settleSandboxPayment(
  db: Pick<StatementBuilder, 'update'>,
  sessionId: string,
  state: Exclude<PaymentState, 'open'>,
) {
  return db.update(sandboxPayments).set({ state })
    .where(and(eq(sandboxPayments.id, sessionId), eq(sandboxPayments.state, 'open')))
    .returning();
}
