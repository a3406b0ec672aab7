import type { Config } from '../boot/config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { createStripeProvider } from '../payments/stripe-provider.ts';

/** Database, log and settings of a command. */
export interface CommandDeps {
  database: Database;
  log: Log;
  config: Config;
}

/** Creates the dependencies of operations. A running server sends the queued mails. */
export async function createOrderDeps(
  { database, log, config: { publicUrl, stripe } }: CommandDeps,
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
