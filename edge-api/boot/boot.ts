import type { ApiDeps } from '../api-deps.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createSearchBudget } from '../catalogue/search-budget.ts';
import { createRequestBudget } from '../http/request-budget.ts';
import { shopSynonyms } from '../catalogue/synonyms/shop-synonyms.ts';
import type { Config } from './config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { resolveImageFolders } from './resolve-image-folders.ts';
import { createJobRunner, type RunJobs } from './jobs/run-jobs.ts';
import { type LeasedWork, runLeased } from './jobs/run-leased.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openMigratedDatabase } from './open-migrated-database.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { composeMail } from '../mail/compose/compose-mail.ts';
import { pushNewOrder } from '../staff/pushes/push-new-order.ts';
import { type LimitedMail, reserveMail } from '../mail/limits/reserve-mail.ts';
import { outboxAge, releaseMails } from '../mail/outbox/mail-queue.ts';
import { createOutbox } from '../mail/outbox/outbox.ts';
import { sweepPartialMails } from '../mail/transport/file-transport.ts';
import { createTransport } from '../mail/transport/transport.ts';
import { expireUnconfirmedOrders, expireUnpaidOrders } from '../orders/expire-orders.ts';
import { pushOrderNews } from '../orders/own/push-order-news.ts';
import { toOrderLimits } from '../orders/order-limits.ts';
import { transferAccount } from '../orders/transfers/transfer-account.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { createStripeProvider } from '../payments/stripe-provider.ts';
import { lazyCommunes, lazyDivisions } from '../addresses/load-divisions.ts';
import { defaultScheme } from '../contract/checkout/address-fields.ts';
import { createFacebookGraph } from '../account/facebook/facebook-graph.ts';
import { createTokenIssuer } from '../account/create-token-issuer.ts';
import { createPasswords } from '../account/passwords/passwords.ts';
import { deleteExpiredRecords } from '../account/delete-expired.ts';
import { deleteInterruptedImports } from '../catalogue/import/staged-import.ts';
import { queueStockNotices } from '../catalogue/stock-notices/queue-stock-notices.ts';
import { sweepUploads } from '../catalogue/pictures/sweep-uploads.ts';
import { rollSales } from '../home/home-summary.ts';
import { toShippingRule } from '../settings/to-shipping-rule.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { observeOutboxAge } from '../telemetry/metrics.ts';

export interface OpenedDeps {
  deps: ApiDeps;
  /** Runs the recurring jobs that are due and sends the mails, for a schedule outside. */
  runJobs: RunJobs;
  /** Ends the replies that would not end by themselves, before the server stops. */
  endStreams(): void;
  /**
   * Stops the background work, then closes the database.
   *
   * @param limitMs time for mails in flight, in ms
   */
  close(limitMs?: number): Promise<void>;
}

/**
 * Opens the dependencies of the API: the database, the catalogue in memory, mail, payment and the
 * recurring jobs. The database is migrated, and filled with the demo catalogue if it is new.
 *
 * @throws {DatabaseError} if the database cannot be opened, migrated or filled
 */
export async function boot(config: Config, log: Log): Promise<OpenedDeps> {
  const { database, close } = await openMigratedDatabase(config, log);
  try {
    const opened = await openDeps(database, config, log);
    return { ...opened, close: (limitMs) => opened.close(limitMs).finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the other dependencies with a migrated database. */
export async function openDeps(database: Database, config: Config, log: Log): Promise<OpenedDeps> {
  const { publicUrl, adminOrigin, stripe, mail } = config;
  const clock = Date.now;
  const divisions = lazyDivisions();
  const communes = lazyCommunes();
  const provider = stripe
    ? await createStripeProvider({ ...stripe, publicUrl })
    : createSandboxProvider(database, publicUrl);
  const tokens = createTokenIssuer(database, clock);
  const { mailsPerDay } = config.accountLimits;
  const reserve = config.rateLimit
    ? (mail: LimitedMail) => reserveMail(database, mail, mailsPerDay, clock())
    : undefined;
  const pushDeps = {
    database,
    clock,
    subject: async () =>
      publicUrl.startsWith('https:')
        ? publicUrl
        : `mailto:${(await shopSettings.current()).settings.contact.email}`,
  };
  const outbox = createOutbox({
    database,
    log,
    clock,
    transport: createTransport({ smtpUrl: mail.smtpUrl, api: mail.api, mailDir: mail.folder, log }),
    compose(row) {
      if (row.kind === 'new-order-push') return pushNewOrder(pushDeps, row);
      if (row.kind === 'order-push') return pushOrderNews(pushDeps, row);
      return composeMail({ database, publicUrl, adminOrigin, tokens, reserve }, row);
    },
  });
  const shopSettings = createSettingsStore(
    database,
    { publicUrl, cardPayments: config.cardPayments, facebook: config.facebook !== undefined },
    log,
  );
  const apiDeps: Omit<ApiDeps, 'jobs' | 'stopping'> = {
    database,
    catalogue: createCatalogue(database, log, {
      listLimit: config.catalogueListLimit,
      synonyms: async () => shopSynonyms(await shopSettings.current()).synonyms,
    }),
    searchBudget: createSearchBudget(config),
    requestBudget: config.rateLimit ? createRequestBudget() : undefined,
    shopSettings,
    log,
    clock,
    imageFolders: resolveImageFolders(config),
    publicUrl,
    adminOrigin,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    passwords: createPasswords(),
    limiter: createRateLimiter(database, clock, { off: !config.rateLimit }),
    accountLimits: config.accountLimits,
    graph: config.facebook && openGraph(config.facebook, log),
    outbox,
    provider,
    divisions,
    transferAccount: async () => transferAccount((await shopSettings.current()).settings),
    ownOrderSettings: async () => {
      const { settings } = await shopSettings.current();
      const changeTime = settings.orders.changeMinutes * 60_000;
      const returnTime = settings.returns.days * 24 * 60 * 60_000;
      return { account: transferAccount(settings), changeTime, returnTime };
    },
    communes,
    offersGifts: async () => (await shopSettings.current()).settings.gifts === 'on',
    shipping: async () => toShippingRule((await shopSettings.current()).settings),
    async isKnownAddress({ scheme = defaultScheme, ...place }) {
      if (scheme !== (await shopSettings.current()).settings.addressScheme) return false;
      if (scheme === 'communes') return (await communes()).hasPlace(place);
      // Another service may have other divisions, so places are not checked.
      return config.provincesUrl !== '/api/provinces' || (await divisions()).hasPlace(place);
    },
    cardPayments: config.cardPayments,
    orderLimits: async () => {
      const { orders } = (await shopSettings.current()).settings;
      return toOrderLimits(orders, config.orderSettings, config.rateLimit);
    },
    transferSecrets: config.transferSecrets,
    stripeWebhookSecret: stripe?.webhookSecret,
  };
  const stopping = new AbortController();
  const stopObserving = observeOutboxAge(async () => await outboxAge(database, clock()) / 1_000);
  const jobs: LeasedWork[] = [
    {
      name: 'expire orders',
      intervalMs: 30_000,
      run: () => Promise.all([expireUnpaidOrders(apiDeps), expireUnconfirmedOrders(apiDeps)]),
    },
    {
      name: 'queue stock notices',
      intervalMs: 30_000,
      run: () => queueStockNotices(database, clock()),
    },
    {
      name: 'sweep accounts',
      intervalMs: 60 * 60_000,
      run: () => deleteExpiredRecords(database, clock(), config),
    },
    {
      name: 'roll sales',
      intervalMs: 10 * 60_000,
      run: () => rollSales(database, clock()),
    },
    {
      name: 'sweep imports',
      intervalMs: 60 * 60_000,
      run: () => deleteInterruptedImports(database, clock()),
    },
    {
      name: 'sweep uploads',
      intervalMs: 60 * 60_000,
      run: () => sweepUploads(database, clock()),
    },
    {
      name: 'sweep mails',
      intervalMs: 15 * 60_000,
      async run() {
        await releaseMails(database, clock());
        if (!mail.smtpUrl && !mail.api) await sweepPartialMails(mail.folder, clock());
      },
    },
  ];
  const stopJobs = startJobs(
    jobs.map((job) => ({ ...job, run: () => runLeased(database, clock, job) })),
    log,
  );
  // Last, as the other jobs queue mails. Each mail has a lease of its own.
  const sendMails = { name: 'send mails', intervalMs: 0, run: outbox.flush };
  const runJobs = createJobRunner({ database, clock, log }, [...jobs, sendMails]);
  return {
    deps: {
      ...apiDeps,
      stopping: stopping.signal,
      jobs: config.jobsSecret ? { secret: config.jobsSecret, run: runJobs } : undefined,
    },
    runJobs,
    endStreams: () => stopping.abort(),
    async close(limitMs) {
      stopObserving();
      await Promise.all([stopJobs(), outbox.close(limitMs)]);
      await database.close();
    },
  };
}

function openGraph({ appId, appSecret, graphUrl }: NonNullable<Config['facebook']>, log: Log) {
  return createFacebookGraph({
    appId,
    appSecret,
    url: graphUrl,
    onFailure: (reason) => log('warn', 'Facebook gave no answer', { reason }),
  });
}
