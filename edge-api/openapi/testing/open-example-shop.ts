import { eq } from 'drizzle-orm';
import { createApi } from '../../api.ts';
import { GraphTokenError } from '../../account/facebook/facebook-graph.ts';
import { hashToken } from '../../account/sessions/token.ts';
import { createTestPasswords } from '../../account/testing/create-test-passwords.ts';
import { toStoredBirth } from '../../account/saved-charts/list-saved-charts.ts';
import { openDeps } from '../../boot/boot.ts';
import { readConfig } from '../../boot/config.ts';
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts';
import { toProductRow } from '../../catalogue/to-product-row.ts';
import { detailedProductSchema } from '../../contract/catalogue/product.ts';
import { createBaseApp } from '../../http/base-app.ts';
import { createRequestHandler } from '../../http/request-handler.ts';
import { hashOrderRequest } from '../../checkout/hash-order-request.ts';
import { recordOrder } from '../../checkout/record-order.ts';
import {
  emailChanges,
  emailVerifications,
  passwordResets,
  savedAddresses,
  savedCharts,
  sessions,
  users,
} from '../../db/schema/account-tables.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import products from '../../seed/products.json' with { type: 'json' };
import { birthDetailsSchema } from '../../contract/account/saved-chart.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { exampleValues } from '../examples.ts';

/** Session token of the examples. */
export const exampleToken = 'a'.repeat(43);

/** Time at which the examples are sent, in ms. */
const now = Date.UTC(2026, 10, 22, 3);

const hour = 60 * 60_000;

/** A running shop in which the values of the examples are valid. */
export interface ExampleShop extends AsyncDisposable {
  origin: string;
  /** Lines of the log with an error. */
  errors: string[];
}

/** Starts the API on loopback with a customer, an order, links of mails and three products. */
export async function openExampleShop(): Promise<ExampleShop> {
  const test = await createTestDatabase();
  const { database } = test;
  await seedCatalogue(
    database,
    ['hu-da', 'vong-tay', 'nhan'].map((prefix) => {
      const product = products.find(({ _id }) => _id.startsWith(prefix));
      return toProductRow(detailedProductSchema.parse(product));
    }),
  );
  const errors: string[] = [];
  const settings = new Map([
    ['MAIL_DIR', `${test.folder}/mail`],
    ['PUBLIC_URL', 'https://shop.example'],
    ['ORDER_MAX_QUANTITY', '9999'],
    ['COD_MAX_AMOUNT', '1000000000'],
  ]);
  const opened = await openDeps(database, readConfig(settings), (level, message, fields) => {
    if (level === 'error') errors.push(`${message} ${JSON.stringify(fields)}`);
  });
  const deps = {
    ...opened.deps,
    // The settings refuse the sandbox under the address of the examples.
    cardPayments: true,
    clock: () => now,
    passwords: createTestPasswords(),
    minResendMs: 0,
    graph: {
      getUser: (accessToken: string) =>
        accessToken === 'EAAexample'
          ? Promise.resolve({
            id: '4200000000',
            name: exampleValues.name,
            email: 'binh@example.com',
          })
          : Promise.reject(new GraphTokenError('The token is invalid')),
    },
  };
  await addCustomer(database);
  const { productId, address, idempotencyKey, orderId } = exampleValues;
  const items = [{ _id: productId, price: 320_000, quantity: 1 }];
  const request = { address, items, amount: 330_000 };
  await recordOrder(database, {
    id: orderId,
    userId: 'an',
    request,
    requestHash: hashOrderRequest(request, 'cod'),
    payment: 'cod',
    idempotencyKey,
    origins: [],
    createdAt: now - hour,
    expiresAt: null,
  });
  await addReview(database);
  const app = createBaseApp(deps.log, false).route('/', createApi(deps));
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    createRequestHandler(app),
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    errors,
    async [Symbol.asyncDispose]() {
      await server.shutdown();
      await opened.close();
      await test.cleanup();
    },
  };
}

/** Inserts a delivered order, and the approved review of its product. */
async function addReview(
  database: Awaited<ReturnType<typeof createTestDatabase>>['database'],
): Promise<void> {
  const { address, deliveredOrderId, reviewedId, reviewId } = exampleValues;
  const items = [{ _id: reviewedId, price: 1_290_000, quantity: 1 }];
  const request = { address, items, amount: 1_300_000 };
  await recordOrder(database, {
    id: deliveredOrderId,
    userId: 'an',
    request,
    requestHash: hashOrderRequest(request, 'cod'),
    payment: 'cod',
    idempotencyKey: deliveredOrderId,
    origins: [],
    createdAt: now - 48 * hour,
    expiresAt: null,
  });
  await database.batch((db) => [
    db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, deliveredOrderId)),
    db.insert(reviews).values({
      id: reviewId,
      productId: reviewedId,
      userId: 'an',
      orderId: deliveredOrderId,
      author: 'An',
      rating: 4,
      body: 'Đá trong, đúng như ảnh.',
      status: 'approved',
      createdAt: now - hour,
      decidedAt: now - hour,
    }),
  ]);
}

/** Inserts a verified customer with a session, a cart, an address and links of mails. */
async function addCustomer(
  database: Awaited<ReturnType<typeof createTestDatabase>>['database'],
): Promise<void> {
  const { name, email, password, linkToken, sessionId, productId } = exampleValues;
  const { addressId, chartId, birth } = exampleValues;
  const userId = 'an';
  const owned = { userId, createdAt: now - hour };
  const link = { ...owned, tokenHash: await hashToken(linkToken), expiresAt: now + hour };
  const session = { ...owned, expiresAt: now + 100 * hour, lastUsedAt: now - hour };
  const { country: _, ...address } = exampleValues.address;
  const user = {
    id: userId,
    name,
    email,
    emailKey: email,
    passwordHash: await createTestPasswords().hash(password),
    passwordSetAt: now - hour,
    emailVerifiedAt: now - hour,
    createdAt: now - hour,
  };
  const tokenHash = await hashToken(exampleToken);
  await database.batch((db) => [
    db.insert(users).values([user]),
    db.insert(sessions).values([
      { ...session, tokenHash, device: 'Chrome trên Android' },
      { ...session, tokenHash: sessionId.padEnd(43, 'x'), device: 'Safari trên iPhone' },
    ]),
    db.insert(emailVerifications).values([link]),
    db.insert(passwordResets).values([link]),
    db.insert(emailChanges).values([{ ...link, email: 'an.moi@example.com' }]),
    db.insert(savedAddresses).values([{ ...owned, ...address, id: addressId, usedAt: now - hour }]),
    db.insert(savedCharts).values([{
      userId,
      id: chartId,
      name,
      birth: toStoredBirth({ birth, details: birthDetailsSchema.parse({}) }),
      greets: true,
      consentedAt: now - hour,
    }]),
    db.insert(cartLines).values([{ userId, productId, quantity: 2, addedAt: now - hour }]),
  ]);
}
