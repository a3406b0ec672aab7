import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ApiDeps } from '../api.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { productSchema } from '../contract/catalogue/product.ts';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readCatalogueVersion } from '../catalogue/read-catalogue-version.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import type { Log } from '../log.ts';
import { startJobs } from './jobs.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { composeMail } from '../mail/compose/compose-mail.ts';
import { createOutbox } from '../mail/outbox/outbox.ts';
import { createTransport } from '../mail/transport/transport.ts';
import { expireUnpaid } from '../orders/expire-unpaid.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { createStripeProvider } from '../payments/stripe-provider.ts';
import { lazyDivisions } from '../addresses/load-divisions.ts';
import { createGraph } from '../account/facebook/facebook-graph.ts';
import { issueVerification } from '../account/issue-verification.ts';
import { createPasswords } from '../account/passwords/passwords.ts';
import { sweepUsers } from '../account/sweep.ts';

/** Folder of the demo catalogue's pictures. */
export const imagesFolder = fileURLToPath(new URL('../seed/images', import.meta.url));

/** The demo catalogue. */
const seedFile = new URL('../seed/products.json', import.meta.url);

/** What the API works with, opened. */
export interface Booted {
  parts: ApiDeps;
  /** Ends what goes on in the background, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens what the API works with: the database, brought up to date and filled if it is empty, the
 * catalogue in memory, mail, payment, and what has to be done from time to time.
 *
 * @throws {DatabaseError} if the database cannot be opened, migrated or filled
 */
export async function boot(config: Config, log: Log): Promise<Booted> {
  const database = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    onEvent: ({ kind, ...fields }) => log('warn', `database ${kind}`, fields),
  });
  try {
    await migrateDatabase(database);
    await fillIfEmpty(database, log);
    return await openDeps(database, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the rest on a database that is up to date. */
export async function openDeps(database: Database, config: Config, log: Log): Promise<Booted> {
  const { publicUrl, stripe, mail } = config;
  const clock = Date.now;
  const divisions = lazyDivisions();
  const provider = stripe
    ? await createStripeProvider({ ...stripe, publicUrl })
    : createSandboxProvider(database, publicUrl);
  const outbox = createOutbox({
    database,
    log,
    clock,
    transport: createTransport({ smtpUrl: mail.smtpUrl, mailDir: mail.folder, log }),
    compose: (row) =>
      composeMail({
        database,
        publicUrl,
        issueVerification: (userId) => issueVerification(database, userId, clock()),
      }, row),
  });
  const parts: ApiDeps = {
    database,
    catalogue: createCatalogue(database, log),
    log,
    clock,
    imagesFolder,
    publicUrl,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    passwords: createPasswords(),
    limiter: createRateLimiter(database, clock, { off: !config.rateLimit }),
    graph: config.facebook && openGraph(config.facebook, log),
    outbox,
    provider,
    divisions,
    // Where the divisions come from elsewhere, there may be others.
    isKnownAddress: config.provincesUrl === '/api/provinces'
      ? async (...names) => (await divisions()).hasPlace(...names)
      : undefined,
    cardPayments: config.cardPayments,
    stripeWebhookSecret: stripe?.webhookSecret,
  };
  const stopJobs = startJobs([
    { name: 'expire unpaid orders', every: 30_000, run: () => expireUnpaid(parts) },
    { name: 'sweep accounts', every: 60 * 60_000, run: () => sweepUsers(database, clock()) },
  ], log);
  return {
    parts,
    async close() {
      await Promise.all([stopJobs(), outbox.close()]);
      await database.close();
    },
  };
}

function openGraph({ appId, appSecret, graphUrl }: NonNullable<Config['facebook']>, log: Log) {
  return createGraph({
    appId,
    appSecret,
    url: graphUrl,
    onFailure: (reason) => log('warn', 'Facebook gave no answer', { reason }),
  });
}

async function fillIfEmpty(database: Database, log: Log) {
  // An owner who has sold out and cleared the shop does not want the demo back.
  if (await readCatalogueVersion(database) > 0) return;
  const products = z.array(productSchema).parse(JSON.parse(await Deno.readTextFile(seedFile)));
  const added = await seedCatalogue(
    database,
    products.map(({ _id: id, ...product }) => ({ id, ...product })),
  );
  if (added > 0) log('info', 'catalogue filled with the demo products', { products: added });
}
