import type { LogLevel } from '../log.ts';
import type { MailApiAccount } from '../mail/transport/mail-apis.ts';
import type { OrderLimits } from '../orders/order-limits.ts';
import type { AccountLimits } from '../rate-limit/rate-rules.ts';
import { environmentSchema } from './environment-schema.ts';

/** Validated settings of the shop. */
export interface Config {
  host: string;
  port: number;
  databaseUrl: string;
  databaseAuthToken?: string;
  /** Products with which a database is filled that was never used. */
  seed: 'demo' | 'none';
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string;
  /** Origin of the analysis service, if it is not the shop itself. */
  analysisUrl?: string;
  /** Base URL of the service with the administrative divisions: a path of the shop, or a URL. */
  provincesUrl: string;
  corsOrigins: string[];
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: string[];
  /** `true` if log-ins and similar requests are rate limited. */
  rateLimit: boolean;
  accountLimits: AccountLimits;
  /** Time after which an unverified account without an order is deleted, in ms. */
  unverifiedLifetime: number;
  /** Time for which mails are kept after they were sent or given up, in ms. */
  mailLifetime: number;
  /** Maximum number of products that browsers and the server keep in memory. */
  catalogueListLimit: number;
  /** Limits of the rendering of pages that are not cached. */
  rendering: {
    /** Maximum number of renderings at the same time. */
    concurrency: number;
    /** Maximum number per minute and client address; `undefined` without rate limits. */
    perMinute?: number;
  };
  http: {
    /** Time in which the body of a request must arrive, in ms. */
    bodyTimeoutMs: number;
    /** `true` if Strict-Transport-Security applies to the subdomains of the shop as well. */
    hstsSubdomains: boolean;
  };
  /** Address for reports of vulnerabilities, for `/.well-known/security.txt`. */
  securityContact?: string;
  mail: {
    /** URL of the mail server; without it and `api` mails are written to files. */
    smtpUrl?: string;
    /** Account at a provider that sends mails over HTTPS, instead of a mail server. */
    api?: MailApiAccount;
    /** Folder of these files, relative to the project. */
    folder: string;
  };
  /** The Facebook app for log-ins; without it they are disabled. */
  facebook?: { appId: string; appSecret: string; graphUrl: string };
  /** Folder of the owner's pictures, relative to the project. */
  imagesFolder: string;
  /** `true` if customers can pay by card. */
  cardPayments: boolean;
  /** The Stripe account; without it the sandbox is the payment provider. */
  stripe?: { secretKey: string; webhookSecret: string; apiUrl?: string };
  /** Limits above which an order waits for the owner's confirmation. */
  orderLimits: OrderLimits;
  /** Secret of `POST /api/jobs/run`; without it there is no such endpoint. */
  jobsSecret?: string;
  logLevel: LogLevel;
}

/** Names of all settings, which a server needs to read from its environment. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** A setting is invalid. The message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and validates the settings. Call it once, in the entry point of a program.
 *
 * @param environment variables by name, such as `Deno.env`; only the settings of the shop are read
 * @param defaults values for unset variables, which replace the defaults of the shop
 * @throws {ConfigError} with one sentence per invalid setting
 *
 * @example
 * ```ts
 * import { readConfig } from '@thach-an/edge-api';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(readConfig(new Map([['PORT', '9000']])).publicUrl, 'http://localhost:9000');
 * assert.throws(() => readConfig(new Map([['PORT', 'abc']])), /PORT/);
 * ```
 */
export function readConfig(
  environment: { get(name: string): string | undefined },
  defaults: Readonly<Record<string, string>> = {},
): Config {
  const result = environmentSchema.safeParse(
    Object.fromEntries(settingNames.map((name) => [name, environment.get(name) || defaults[name]])),
  );
  if (!result.success) {
    const sentences = result.error.issues.map(({ path, message }) =>
      `The setting ${String(path[0])} cannot be used: ${message}.`
    );
    throw new ConfigError([...new Set(sentences)].join('\n'));
  }
  const settings = result.data;
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN,
    seed: settings.SEED,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    analysisUrl: settings.ANALYSIS_URL,
    provincesUrl: settings.PROVINCES_URL,
    corsOrigins: settings.CORS_ORIGINS,
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimit: settings.RATE_LIMIT,
    accountLimits: {
      logIns: settings.LOG_IN_ATTEMPTS,
      logInsPerAccount: settings.LOG_IN_ATTEMPTS_PER_ACCOUNT,
      mailsPerDay: settings.VERIFICATION_MAILS_PER_DAY,
    },
    unverifiedLifetime: settings.UNVERIFIED_ACCOUNT_DAYS * 24 * 60 * 60_000,
    mailLifetime: settings.MAIL_DAYS * 24 * 60 * 60_000,
    catalogueListLimit: settings.CATALOGUE_LIST_LIMIT,
    rendering: {
      concurrency: settings.RENDER_CONCURRENCY,
      perMinute: settings.RATE_LIMIT ? settings.RENDER_LIMIT : undefined,
    },
    http: {
      bodyTimeoutMs: settings.BODY_TIMEOUT * 1_000,
      hstsSubdomains: settings.HSTS_INCLUDE_SUBDOMAINS,
    },
    securityContact: settings.SECURITY_CONTACT,
    mail: {
      smtpUrl: settings.SMTP_URL,
      api: settings.MAIL_API && settings.MAIL_API_KEY
        ? { provider: settings.MAIL_API, key: settings.MAIL_API_KEY, url: settings.MAIL_API_URL }
        : undefined,
      folder: settings.MAIL_DIR,
    },
    imagesFolder: settings.IMAGES_DIR,
    facebook: settings.FACEBOOK_APP_ID && settings.FACEBOOK_APP_SECRET
      ? {
        appId: settings.FACEBOOK_APP_ID,
        appSecret: settings.FACEBOOK_APP_SECRET,
        graphUrl: settings.FACEBOOK_GRAPH_URL,
      }
      : undefined,
    cardPayments: settings.CARD_PAYMENTS,
    stripe: settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET
      ? {
        secretKey: settings.STRIPE_SECRET_KEY,
        webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
        apiUrl: settings.STRIPE_API_URL,
      }
      : undefined,
    orderLimits: {
      newCustomer: {
        quantity: settings.ORDER_MAX_QUANTITY_UNVERIFIED,
        amount: settings.COD_MAX_AMOUNT_UNVERIFIED,
        openOrders: settings.COD_MAX_OPEN_ORDERS_UNVERIFIED,
      },
      knownCustomer: {
        quantity: settings.ORDER_MAX_QUANTITY,
        amount: settings.COD_MAX_AMOUNT,
        openOrders: settings.COD_MAX_OPEN_ORDERS,
      },
      shares: settings.RATE_LIMIT,
      confirmationTimeout: settings.CONFIRMATION_HOURS * 60 * 60_000,
    },
    jobsSecret: settings.JOBS_SECRET,
    logLevel: settings.LOG_LEVEL,
  };
}
