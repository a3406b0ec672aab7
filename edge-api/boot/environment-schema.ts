import { z } from 'zod';
import { type LogLevel, logLevels } from '../log.ts';
import { mailApis } from '../mail/transport/mail-apis.ts';
import { parseSmtpUrl } from '../mail/transport/smtp-url.ts';

const onDeploy = 'on Deno Deploy a file is lost with the instance that wrote it';

/** Scheme, host and port. A path is not allowed: the shop is served at the root. */
const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.issues.push({
    code: 'custom',
    input: text,
    message: 'it must be an origin such as https://shop.example, without a path',
  });
  return z.NEVER;
});

/** IP address of this machine; a name would need a DNS lookup. */
const address = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'it must be an IP address of this machine',
);

const ipAddress = z.union([z.ipv4(), z.ipv6()], 'it must be a list of IP addresses');

/** Base URL of a service, without a trailing slash. */
const service = z.url({ protocol: /^https?$/, error: 'it must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));

const onOrOff = z.enum(['on', 'off'], 'it must be on or off').transform((text) => text === 'on');

/** Whole number from 1 to `max`. */
const count = (max: number) => z.coerce.number().int().min(1).max(max);

const list = z.string().transform((text) =>
  text.split(',').map((item) => item.trim()).filter(Boolean)
);

/** Treats an empty variable as unset: a line `PORT=` in a file has no effect. */
const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === '' ? undefined : value, schema);

const webhookSecret = z.string()
  .regex(/^[\x21-\x7e]{16,200}$/, 'it must have 16 to 200 printable characters');

/** Limit in whole units. */
const limit = (value: number) =>
  variable(
    z.coerce.number('it must be a whole number').int('it must be a whole number')
      .min(0, 'it must be at least 0').max(1e12, 'it is too large').default(value),
  );

/** Schema of the environment variables, with their defaults. docs/settings.md describes them. */
export const environmentSchema = z.object({
  HOST: variable(address.default('127.0.0.1')),
  PORT: variable(z.coerce.number().int().min(1).max(65_535).default(8000)),
  DATABASE_URL: variable(z.string().default('file:var/shop.db')),
  DATABASE_AUTH_TOKEN: variable(z.string().optional()),
  SEED: variable(z.enum(['demo', 'none'], 'it must be demo or none').default('demo')),
  PUBLIC_URL: variable(origin.optional()),
  ADMIN_ORIGIN: variable(origin.optional()),
  ANALYSIS_URL: variable(origin.optional()),
  PROVINCES_URL: variable(
    z.union([z.string().regex(/^\/[\w/-]*\w$/), service], 'it must be a path or an address')
      .default('/api/provinces'),
  ),
  CORS_ORIGINS: variable(list.pipe(z.array(origin)).default([])),
  TRUSTED_PROXIES: variable(list.pipe(z.array(ipAddress)).default(['127.0.0.1', '::1'])),
  RATE_LIMIT: variable(onOrOff.default(true)),
  LOG_IN_ATTEMPTS: variable(count(1_000).default(10)),
  LOG_IN_ATTEMPTS_PER_ACCOUNT: variable(count(10_000).default(200)),
  UNVERIFIED_ACCOUNT_DAYS: variable(count(3_650).default(7)),
  MAIL_DAYS: variable(count(3_650).default(30)),
  VERIFICATION_MAILS_PER_DAY: variable(count(1_000).default(6)),
  CATALOGUE_LIST_LIMIT: limit(1_000),
  RENDER_CONCURRENCY: variable(count(64).default(2)),
  RENDER_LIMIT: variable(count(100_000).default(60)),
  BODY_TIMEOUT: variable(count(600).default(10)),
  HSTS_INCLUDE_SUBDOMAINS: variable(onOrOff.default(false)),
  SECURITY_CONTACT: variable(
    z.url({ protocol: /^(https|mailto)$/, error: 'it must be an https: or mailto: address' })
      .regex(/^[\x21-\x7e]+$/, 'it must be an https: or mailto: address')
      .optional(),
  ),
  SMTP_URL: variable(
    z.string().optional().check(({ value, issues }) => {
      try {
        if (value !== undefined) parseSmtpUrl(value);
      } catch (error) {
        // The URL may contain a password, so it is omitted.
        issues.push({ code: 'custom', input: '', message: (error as TypeError).message });
      }
    }),
  ),
  MAIL_API: variable(z.enum(mailApis, `it must be ${mailApis.join(' or ')}`).optional()),
  MAIL_API_KEY: variable(z.string().regex(/^[\x21-\x7e]{8,200}$/, 'it is malformed').optional()),
  MAIL_API_URL: variable(origin.optional()),
  MAIL_DIR: variable(z.string().default('var/mail')),
  IMAGES_DIR: variable(z.string().default('var/images')),
  FACEBOOK_APP_ID: variable(z.string().regex(/^\d{5,32}$/, 'it must be a number').optional()),
  FACEBOOK_APP_SECRET: variable(z.string().optional()),
  FACEBOOK_GRAPH_URL: variable(service.default('https://graph.facebook.com')),
  CARD_PAYMENTS: variable(onOrOff.default(false)),
  STRIPE_SECRET_KEY: variable(
    z.string().regex(/^(sk|rk)_\w+$/, 'it must begin with sk_ or rk_').optional(),
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().regex(/^whsec_[\x21-\x7e]+$/, 'it must begin with whsec_').optional(),
  ),
  STRIPE_API_URL: variable(origin.optional()),
  SEPAY_WEBHOOK_SECRET: variable(webhookSecret.optional()),
  CASSO_WEBHOOK_SECRET: variable(webhookSecret.optional()),
  PAYOS_WEBHOOK_SECRET: variable(webhookSecret.optional()),
  ORDER_MAX_QUANTITY: limit(20),
  ORDER_MAX_QUANTITY_UNVERIFIED: limit(5),
  COD_MAX_AMOUNT: limit(30_000_000),
  COD_MAX_AMOUNT_UNVERIFIED: limit(5_000_000),
  COD_MAX_OPEN_ORDERS: limit(10),
  COD_MAX_OPEN_ORDERS_UNVERIFIED: limit(3),
  CONFIRMATION_HOURS: variable(
    z.coerce.number('it must be a number of hours').min(1, 'it must be at least 1')
      .max(720, 'it must be at most 720').default(24),
  ),
  DENO_DEPLOYMENT_ID: variable(z.string().optional()),
  JOBS_SECRET: variable(
    z.string().regex(/^[\x21-\x7e]{32,200}$/, 'it must have 32 to 200 printable characters')
      .optional(),
  ),
  LOG_LEVEL: variable(z.enum(logLevels as [LogLevel, ...LogLevel[]]).default('info')),
})
  .check(together('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'))
  .check(together('MAIL_API', 'MAIL_API_KEY'))
  .check(together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'))
  .check(({ value, issues }) => {
    const hosts = [value.HOST, URL.parse(value.PUBLIC_URL ?? '')?.hostname ?? 'localhost'];
    if (!value.CARD_PAYMENTS || value.STRIPE_SECRET_KEY || hosts.every(isLoopbackHost)) return;
    issues.push({
      code: 'custom',
      input: undefined,
      path: ['CARD_PAYMENTS'],
      message:
        'without the two Stripe secrets orders are paid in a sandbox, with no money, which ' +
        'runs on this machine only: set the secrets, or HOST and PUBLIC_URL to localhost',
    });
  })
  .check(({ value, issues }) => {
    if (value.DENO_DEPLOYMENT_ID === undefined) return;
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', input: undefined, path: [name], message });
    if (/^file:/i.test(value.DATABASE_URL)) {
      refuse('DATABASE_URL', `${onDeploy}; set the address of a libSQL server`);
    }
    if (value.SMTP_URL === undefined && value.MAIL_API_KEY === undefined) {
      refuse('SMTP_URL', `${onDeploy}, and mails with it; set it, or MAIL_API and MAIL_API_KEY`);
    }
    if (value.PUBLIC_URL === undefined) {
      refuse('PUBLIC_URL', 'links in mails and pages need the address of the shop');
    }
  });

/** Returns `true` for a host name or address of this machine. */
function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Requires that either both settings are set or none. */
function together(one: string, other: string): z.core.CheckFn<Record<string, unknown>> {
  return ({ value, issues }) => {
    if ((value[one] === undefined) === (value[other] === undefined)) return;
    const [missing, set] = value[one] === undefined ? [one, other] : [other, one];
    issues.push({
      code: 'custom',
      input: undefined,
      path: [missing],
      message: `it must be set as well when ${set} is`,
    });
  };
}
