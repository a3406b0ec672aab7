import { z } from 'zod';
import { type LogLevel, logLevels } from '../log.ts';
import { mailApis } from '../mail/transport/mail-apis.ts';
import { parseSmtpUrl } from '../mail/transport/smtp-url.ts';
import {
  address,
  count,
  folder,
  list,
  onOrOff,
  origin,
  override,
  proxy,
  secret,
  service,
  together,
  variable,
  whole,
} from './variable-types.ts';

const onDeploy = 'on Deno Deploy a file is lost with the instance that wrote it';

const orderLimitVariables = {
  ORDER_MAX_QUANTITY: override('orders.maxQuantity'),
  ORDER_MAX_QUANTITY_UNVERIFIED: override('orders.newMaxQuantity'),
  COD_MAX_AMOUNT: override('orders.maxAmount'),
  COD_MAX_AMOUNT_UNVERIFIED: override('orders.newMaxAmount'),
  COD_MAX_OPEN_ORDERS: override('orders.maxOpen'),
  COD_MAX_OPEN_ORDERS_UNVERIFIED: override('orders.newMaxOpen'),
  CONFIRMATION_HOURS: override(
    'orders.confirmationHours',
    z.coerce.number('it must be a number of hours').min(1, 'it must be at least 1')
      .max(720, 'it must be at most 720'),
  ),
};

/** Schema of the environment variables, with their defaults. `deno task docs` documents it. */
export const environmentSchema = z.object({
  HOST: variable(address.default('127.0.0.1')).describe(
    'address to listen on; `0.0.0.0` in a container',
  ),
  PORT: variable(count(65_535).default(8000)).describe(
    'port to listen on',
  ),
  DATABASE_URL: variable(z.string().default('file:var/shop.db')).describe(
    '`file:` for an embedded file; `libsql://`, `https://` or `http://` for a libSQL server',
  ),
  DATABASE_AUTH_TOKEN: variable(secret(1, 10_000).optional())
    .describe('access token of a libSQL server'),
  SEED: variable(z.enum(['demo', 'none'], 'it must be demo or none').default('demo')).describe(
    '`demo` fills an empty database with the demo products, `none` starts a new shop',
  ),
  PUBLIC_URL: variable(origin.optional()).describe(
    'public origin of the shop; `http://localhost:$PORT` if unset',
  ),
  ADMIN_ORIGIN: variable(origin.optional()).describe(
    'origin of the back office on a host name of its own, recommended; that of the shop if unset',
  ),
  ANALYSIS_URL: variable(origin.optional()).describe(
    'origin of a separate analysis service; this process if unset',
  ),
  PROVINCES_URL: variable(
    z.union(
      [z.string().regex(/^\/[\w/-]*\w$/, 'it must be a path or an address'), service],
      'it must be a path or an address',
    )
      .default('/api/provinces'),
  ).describe('path or URL of a service compatible with the public provinces API, v1'),
  CORS_ORIGINS: variable(list.pipe(z.array(origin)).default([])).describe(
    'other origins that may call the API, comma-separated',
  ),
  TRUSTED_PROXIES: variable(list.pipe(z.array(proxy)).default(['127.0.0.1', '::1'])).describe(
    'addresses or networks of proxies whose `X-Forwarded-For` is trusted; at the edge none unless set',
  ),
  RATE_LIMIT: variable(onOrOff.default(true)).describe(
    '`off` for tests; it also ends the shares of the stock',
  ),
  LOG_IN_ATTEMPTS: variable(count(1_000).default(10)).describe(
    'log-ins to one account in ten minutes, per network and per browser that has logged in before',
  ),
  LOG_IN_ATTEMPTS_PER_ACCOUNT: variable(count(10_000).default(200)).describe(
    'log-ins to one account in a day, from all other browsers together',
  ),
  UNVERIFIED_ACCOUNT_DAYS: variable(count(3_650).default(7)).describe(
    'days after which an unverified account is deleted if it has no order or cancelled ones only',
  ),
  MAIL_DAYS: variable(count(3_650).default(30)).describe(
    'days after which the record of a sent mail is deleted',
  ),
  VERIFICATION_MAILS_PER_DAY: variable(count(1_000).default(6)).describe(
    'mails to one mailbox in a day that strangers can cause, half of them in an hour; five times as many requests per network',
  ),
  CATALOGUE_LIST_LIMIT: variable(whole(0, 1e12).default(1_000)).describe(
    'number of products up to which server and browsers hold all of them; above, the database answers',
  ),
  RENDER_CONCURRENCY: variable(count(64).default(2)).describe(
    'maximum number of pages that are rendered at the same time',
  ),
  RENDER_LIMIT: variable(count(100_000).default(60)).describe(
    'maximum number of renderings per minute and client address, a quarter of them at once; cached pages are not counted',
  ),
  BODY_TIMEOUT: variable(count(600).default(10)).describe(
    'seconds in which the body of a request must arrive',
  ),
  HSTS_INCLUDE_SUBDOMAINS: variable(onOrOff.default(false)).describe(
    '`on` if all subdomains are served over https as well',
  ),
  SECURITY_CONTACT: variable(
    z.url({ protocol: /^(https|mailto)$/, error: 'it must be an https: or mailto: address' })
      .regex(/^[\x21-\x7e]+$/, 'it must be an https: or mailto: address')
      .optional(),
  ).describe(
    '`mailto:` or `https:` address in `/.well-known/security.txt`; without it there is no such file',
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
  ).describe(
    '`smtp://user:password@mail.example:587` or `smtps://…`, with `%23` for `#`, `%25` for `%`, `%2F` for `/` and `%3F` for `?` in user and password; without it mails are written as files',
  ),
  MAIL_API: variable(z.enum(mailApis, `it must be ${mailApis.join(' or ')}`).optional()).describe(
    'provider that sends mails over HTTPS instead: `resend` or `postmark`',
  ),
  MAIL_API_KEY: variable(secret(8, 200).optional())
    .describe('key of the account at that provider'),
  MAIL_API_URL: variable(origin.optional()).describe(
    "origin of its API; the provider's own if unset",
  ),
  MAIL_DIR: variable(folder.default('var/mail')).describe(
    'folder of mails that are written as files',
  ),
  IMAGES_DIR: variable(folder.default('var/images')).describe(
    "folder of the owner's pictures; it takes precedence over the demo pictures in `edge-api/seed/images`",
  ),
  FACEBOOK_APP_ID: variable(
    z.string().regex(/^\d{5,32}$/, 'it must have 5 to 32 digits').optional(),
  )
    .describe('app for the log-in with Facebook; disabled without it'),
  FACEBOOK_APP_SECRET: variable(z.string().optional()).describe('secret of that app'),
  FACEBOOK_GRAPH_URL: variable(service.default('https://graph.facebook.com')).describe(
    'origin of the Graph API',
  ),
  CARD_PAYMENTS: variable(onOrOff.default(false)).describe('`on` offers payment by card'),
  STRIPE_SECRET_KEY: variable(
    z.string().regex(/^(sk|rk)_\w+$/, 'it must begin with sk_ or rk_').optional(),
  ).describe('key of the Stripe account; without it card payment uses a sandbox'),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().regex(/^whsec_[\x21-\x7e]+$/, 'it must begin with whsec_').optional(),
  ).describe('secret of the webhook at Stripe'),
  STRIPE_API_URL: variable(origin.optional()).describe(
    "origin of the Stripe API; Stripe's own if unset",
  ),
  SEPAY_WEBHOOK_SECRET: variable(secret(16, 200).optional()).describe(
    'secret of the webhook `/api/payment/transfer/sepay` at SePay (HMAC-SHA256)',
  ),
  CASSO_WEBHOOK_SECRET: variable(secret(16, 200).optional()).describe(
    'key of the webhook `/api/payment/transfer/casso` at Casso, version 2',
  ),
  PAYOS_WEBHOOK_SECRET: variable(secret(16, 200).optional()).describe(
    'checksum key of the webhook `/api/payment/transfer/payos` at payOS',
  ),
  ...orderLimitVariables,
  DENO_DEPLOYMENT_ID: variable(z.string().optional()).describe(
    'set by Deno Deploy, where the disk of an instance is lost when the instance stops',
  ),
  JOBS_SECRET: variable(secret(32, 200).optional()).describe(
    'secret of `POST /api/jobs/run`, 32 to 200 characters; without it there is no such endpoint',
  ),
  LOG_LEVEL: variable(
    z.enum(logLevels as [LogLevel, ...LogLevel[]], `it must be one of ${logLevels.join(', ')}`)
      .default('info'),
  ).describe(
    '`debug`, `info`, `warn` or `error`; one JSON line per request',
  ),
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
