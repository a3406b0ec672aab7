import type { FacebookGraph } from './account/facebook/facebook-graph.ts';
import type { Passwords } from './account/passwords/passwords.ts';
import type { Communes, Divisions } from './addresses/divisions.ts';
import type { RunJobs } from './boot/jobs/run-jobs.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Encode } from './catalogue/list-body.ts';
import type { SearchBudget } from './catalogue/search-budget.ts';
import type { SchemedPlace } from './contract/checkout/address-fields.ts';
import type { ShippingRule } from './contract/checkout/shipping-rule.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { OrderLimits } from './orders/order-limits.ts';
import type { OwnOrderSettings } from './orders/own/read-own-order.ts';
import type { TransferAccount } from './orders/transfers/transfer-account.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { TransferSecrets } from './payments/transfers/transfer-webhook.ts';
import type { NetworkBudgets } from './rate-limit/network.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { AccountLimits } from './rate-limit/rate-rules.ts';
import type { SettingsStore } from './settings/settings-store.ts';

/** Dependencies of the API, created once per process. Each part takes some of them. */
export interface ApiDeps {
  database: Database;
  clock: () => number;
  log: Log;
  catalogue: Catalogue;
  shopSettings: SettingsStore;
  /** Sends the queued mails soon after `wake()`. */
  outbox: { wake(): void };
  /** Public origin of the shop. With `https:`, cookies are sent over HTTPS only. */
  publicUrl: string;
  /** Origin of the back office. With `https:`, its cookie is sent over HTTPS only. */
  adminOrigin: string;
  /** Other origins that may call the API. */
  corsOrigins: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
  limiter: RateLimiter;
  accountLimits: AccountLimits;
  searchBudget: SearchBudget;
  /** Budget of requests about accounts, carts and orders, by network. @default unlimited */
  requestBudget?: NetworkBudgets;
  passwords: Passwords;
  /** Client of Facebook; unset if no Facebook app is configured. */
  graph?: FacebookGraph;
  /**
   * Minimum duration of a request for a mail to an address that may have no account, in ms. It
   * prevents the response time from revealing registered addresses.
   *
   * @default 250
   */
  minResendMs?: number;
  /** Returns `true` if an order can be a gift. @default always */
  offersGifts?: () => Promise<boolean>;
  /** `true` if the shop accepts the scheme of the place, and the place exists. */
  isKnownAddress?: (place: SchemedPlace) => boolean | Promise<boolean>;
  /** Loads the embedded administrative divisions. */
  divisions: () => Promise<Divisions>;
  /** Loads the embedded communes since 1 July 2025. */
  communes: () => Promise<Communes>;
  provider: PaymentProvider;
  /** `true` if orders can be paid by card. */
  cardPayments: boolean;
  /** Returns the present limits of orders; without it there are none. */
  orderLimits?: () => Promise<OrderLimits>;
  /** Returns the present fee for the delivery of an order. */
  shipping: () => Promise<ShippingRule>;
  /** Returns the present bank account; undefined if orders cannot be paid by transfer. */
  transferAccount?: () => Promise<TransferAccount | undefined>;
  /** Returns the present settings on which the page of an order depends. */
  ownOrderSettings: () => Promise<OwnOrderSettings>;
  /**
   * Absolute paths of the folders with pictures. The first folder that has a picture wins. Other
   * pictures are in the database.
   */
  imageFolders: readonly string[];
  /** Compresses the list of products. @default on the event loop */
  encode?: Encode;
  /** Secret with which Stripe signs webhook requests; the sandbox replaces Stripe if unset. */
  stripeWebhookSecret?: string;
  /** Secrets of the services that report bank transfers. @default no service */
  transferSecrets?: TransferSecrets;
  /** Ends open streams of events, when the server stops. */
  stopping?: AbortSignal;
  /** Recurring jobs for a schedule outside of the process; unset without the endpoint. */
  jobs?: { secret: string; run: RunJobs };
}

/** Dependencies of the routes with which customers or staff log in. */
export type SessionDeps =
  & Pick<ApiDeps, 'database' | 'clock' | 'log' | 'passwords' | 'limiter' | 'accountLimits'>
  & Pick<ApiDeps, 'shopSettings' | 'trustedProxies'>;

/** Dependencies of the functions that place and change orders. */
export type OrderDeps = Pick<
  ApiDeps,
  | 'database'
  | 'clock'
  | 'provider'
  | 'outbox'
  | 'log'
  | 'orderLimits'
  | 'isKnownAddress'
  | 'offersGifts'
>;

export type OperationDeps = OrderDeps & Pick<ApiDeps, 'adminOrigin'>;
