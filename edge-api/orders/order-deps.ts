import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** What orders work with; made once per process. */
export interface OrderDeps {
  database: Database;
  /** ms since 1970 */
  clock: () => number;
  provider: PaymentProvider;
  /** Sends the mails that are waiting, soon. */
  outbox: { wake(): void };
  log: Log;
  /** Whether there is such a ward; left out where addresses come from elsewhere. */
  isKnownAddress?: (city: string, district: string, ward: string) => boolean | Promise<boolean>;
}
