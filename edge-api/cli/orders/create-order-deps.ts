import type { OrderDeps } from '../../orders/order-deps.ts';
import { createSandboxProvider } from '../../payments/sandbox-provider.ts';
import { createStripeProvider } from '../../payments/stripe-provider.ts';
import type { CommandContext } from '../shop-command.ts';

/** Creates the dependencies of changes of orders. A running server sends the queued mails. */
export async function createOrderDeps(
  { database, log, config: { publicUrl, stripe } }: Pick<
    CommandContext,
    'database' | 'log' | 'config'
  >,
): Promise<OrderDeps> {
  return {
    database,
    log,
    clock: Date.now,
    provider: stripe
      ? await createStripeProvider({ ...stripe, publicUrl })
      : createSandboxProvider(database, publicUrl),
    // The outbox of the server polls the database every few seconds.
    outbox: { wake: () => {} },
  };
}
