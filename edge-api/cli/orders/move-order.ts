import type { Config } from '../../boot/config.ts';
import type { OrderStatus } from '../../contract/orders/order-status.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { changeOrderStatus } from '../../orders/change-order-status.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import { createSandboxProvider } from '../../payments/sandbox-provider.ts';
import { createStripeProvider } from '../../payments/stripe-provider.ts';

/**
 * Moves an order on from outside of the server, which sends the mail that this puts into the outbox.
 *
 * @param id the whole id
 * @returns the status it had
 * @throws as `changeOrderStatus` does
 */
export async function moveOrder(
  database: Database,
  { publicUrl, stripe }: Pick<Config, 'publicUrl' | 'stripe'>,
  log: Log,
  { id, status }: { id: string; status: OrderStatus },
): Promise<OrderStatus> {
  const parts: OrderDeps = {
    database,
    log,
    clock: Date.now,
    provider: stripe
      ? await createStripeProvider({ ...stripe, publicUrl })
      : createSandboxProvider(database, publicUrl),
    // The server asks every few seconds what is waiting.
    outbox: { wake: () => {} },
  };
  return await changeOrderStatus(parts, id, status);
}
