import type { SchemedPlace } from '../contract/checkout/address-fields.ts';
import type { OrderLimits } from './order-limits.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** Dependencies of the functions that place and change orders, created once per process. */
export interface OrderDeps {
  database: Database;
  /** ms since 1970 */
  clock: () => number;
  provider: PaymentProvider;
  /** Sends the queued mails soon after `wake()`. */
  outbox: { wake(): void };
  log: Log;
  /** Limits of orders; none if unset. */
  orderLimits?: OrderLimits;
  /** `true` if the shop accepts the scheme of the place, and the place exists. */
  isKnownAddress?: (place: SchemedPlace) => boolean | Promise<boolean>;
}
