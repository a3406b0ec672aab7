import type { Config } from '../../boot/config.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { changeOrderStatus } from '../../orders/change-order-status.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import { createSandboxProvider } from '../../payments/sandbox-provider.ts';
import { createStripeProvider } from '../../payments/stripe-provider.ts';

/**
 * Changes the status of an order from the command line. A running server sends the queued mail.
 *
 * @param change complete id of the order and its new status
 * @returns the previous status
 * @throws any error of `changeOrderStatus`
 */
export async function updateOrderStatus(
  database: Database,
  { publicUrl, stripe }: Pick<Config, 'publicUrl' | 'stripe'>,
  log: Log,
  change: { id: string; status: OrderStatus },
): Promise<OrderStatus> {
  const deps: OrderDeps = {
    database,
    log,
    clock: Date.now,
    provider: stripe
      ? await createStripeProvider({ ...stripe, publicUrl })
      : createSandboxProvider(database, publicUrl),
    // The outbox of the server polls the database every few seconds.
    outbox: { wake: () => {} },
  };
  return await changeOrderStatus(deps, change.id, change.status);
}
