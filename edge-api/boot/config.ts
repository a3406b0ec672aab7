import type { z } from 'zod';
import { environmentSchema } from './environment-schema.ts';

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
  return toConfig(result.data);
}

/**
 * Validated settings of the shop, described in {@linkcode environmentSchema}. Times are in ms,
 * folders relative to the project, and origins have no slash at the end.
 */
export type Config = ReturnType<typeof toConfig>;

function toConfig(settings: z.infer<typeof environmentSchema>) {
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN,
    seed: settings.SEED,
    publicUrl,
    adminOrigin: settings.ADMIN_ORIGIN ?? publicUrl,
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
    transferSecrets: {
      sepay: settings.SEPAY_WEBHOOK_SECRET,
      casso: settings.CASSO_WEBHOOK_SECRET,
      payos: settings.PAYOS_WEBHOOK_SECRET,
    },
    /** Values that take the place of those in the database; undefined for all others. */
    orderSettings: {
      maxQuantity: settings.ORDER_MAX_QUANTITY,
      newMaxQuantity: settings.ORDER_MAX_QUANTITY_UNVERIFIED,
      maxAmount: settings.COD_MAX_AMOUNT,
      newMaxAmount: settings.COD_MAX_AMOUNT_UNVERIFIED,
      maxOpen: settings.COD_MAX_OPEN_ORDERS,
      newMaxOpen: settings.COD_MAX_OPEN_ORDERS_UNVERIFIED,
      confirmationHours: settings.CONFIRMATION_HOURS,
    },
    jobsSecret: settings.JOBS_SECRET,
    logLevel: settings.LOG_LEVEL,
  };
}
