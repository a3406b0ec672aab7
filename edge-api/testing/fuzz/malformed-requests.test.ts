import assert from 'node:assert/strict';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { isNull } from 'drizzle-orm';
import { createApi } from '../../api.ts';
import { openDeps } from '../../boot/boot.ts';
import { readConfig } from '../../boot/config.ts';
import {
  emailChanges,
  emailVerifications,
  passwordResets,
  savedAddresses,
  sessions,
  users,
} from '../../db/schema/account-tables.ts';
import { cartLines } from '../../db/schema/cart-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { reviews } from '../../db/schema/review-tables.ts';
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts';
import { sampleProducts } from '../sample-products.ts';
import type { Log } from '../../log.ts';
import { countHashing } from '../../account/testing/count-hashing.ts';
import { openAccountShop } from '../../account/testing/open-account-shop.ts';
import { endpoints } from './endpoints.ts';
import { type MalformedRequest, malformedRequest } from './malformed-request.ts';

const seed = Number(Deno.env.get('FUZZ_SEED') ?? 20_260_801);
const numRuns = 10_000;

/** Maximum growth of memory during the last three quarters of the requests, in bytes. */
const maxGrowth = 16 * 1024 * 1024;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the size of the reachable objects, in bytes. */
function usedMemory(): number {
  collectGarbage();
  return Deno.memoryUsage().heapUsed;
}

/** Opens the whole API with a logged-in user who has a cart. */
async function openTestApp() {
  const test = await openAccountShop();
  await seedCatalogue(test.database, sampleProducts(3));
  const { id, token } = await test.open();
  const logged: string[] = [];
  const log: Log = (level, message, fields) =>
    void logged.push(JSON.stringify({ level, message, ...fields }));
  const settings = new Map([
    ['MAIL_DIR', `${test.folder}/mail`],
    ['RATE_LIMIT', 'off'],
    ['CARD_PAYMENTS', 'on'],
  ]);
  const { deps, close } = await openDeps(test.database, readConfig(settings), log);
  // A fixed clock shortly after the session was created.
  const app = createApi({ ...deps, passwords: test.passwords, clock: () => 1_000_000 });
  const lines = [{ userId: id, productId: 'sample-0', quantity: 3, addedAt: 1 }];
  await test.database.batch((db) => [db.insert(cartLines).values(lines)]);
  const { read } = test.database;
  const rows = async () => ({
    users: await read.select().from(users),
    sessions: await read.select().from(sessions),
    emailVerifications: await read.select().from(emailVerifications),
    emailChanges: await read.select().from(emailChanges),
    passwordResets: await read.select().from(passwordResets),
    savedAddresses: await read.select().from(savedAddresses),
    cartLines: await read.select().from(cartLines),
    mails: await read.select().from(mails),
    orders: await read.select().from(orders),
    reviews: await read.select().from(reviews),
  });
  // Sending the pending mails would otherwise change rows during the test.
  while (await read.$count(mails, isNull(mails.sentAt)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    app,
    token,
    rows,
    logged,
    async [Symbol.asyncDispose]() {
      await close();
      await test.cleanup();
    },
  };
}

type TestApp = Awaited<ReturnType<typeof openTestApp>>;

async function send({ app, token }: TestApp, request: MalformedRequest): Promise<Response> {
  const { method, path, body, signedIn } = request;
  const headers = new Headers(request.headers);
  if (signedIn) headers.set('token', token);
  const connection = { remoteAddr: { hostname: '127.0.0.1' } };
  return await app.request(`http://localhost${path}`, { method, headers, body }, connection);
}

async function assertRejected(request: MalformedRequest, reply: Response) {
  const text = await reply.text();
  const description = `${reply.status} ${text.slice(0, 300)}`;
  if (request.anyBody && reply.status === 200) return;
  assert.ok(reply.status >= 400 && reply.status < 500, description);
  assert.doesNotMatch(text, /\bat .*\.ts|node_modules|SQLITE|drizzle|Error:/, description);
  if (request.method === 'HEAD') return;
  const body = JSON.parse(text);
  assert.equal(body.success, false, description);
  assert.match(body.code, /^[A-Z_]+$/);
  assert.match(body.message, /^\p{Lu}\p{Ll}/u);
  const known = ['success', 'message', 'code', 'issues'];
  assert.deepEqual(Object.keys(body).filter((key) => !known.includes(key)), [], description);
}

Deno.test(`${numRuns} malformed requests are rejected with one shape of response and change nothing`, async () => {
  console.log(`FUZZ_SEED=${seed}`);
  await using test = await openTestApp();
  const before = await test.rows();
  assert.equal(before.cartLines.length, 1);
  using hashes = countHashing();
  let answered = 0;
  let memoryBefore = 0;
  const rejected = new Set<string>();
  await fc.assert(
    fc.asyncProperty(malformedRequest(endpoints), async (request) => {
      const reply = await send(test, request);
      await assertRejected(request, reply);
      rejected.add(`${request.endpoint} ${reply.status}`);
      if (++answered === numRuns / 4) memoryBefore = usedMemory();
    }),
    { seed, numRuns, endOnFailure: false },
  );
  assert.deepEqual(await test.rows(), before);
  assert.equal(hashes.total, 0, 'no request computed a hash');
  assert.ok(
    !test.logged.some((line) => line.includes('"level":"error"')),
    'a request caused an internal error',
  );
  for (const { path, session, fields } of endpoints) {
    const expected = Object.keys(fields).length > 0 ? [422] : [];
    for (const status of [...expected, ...(session ? [401] : [])]) {
      assert.ok(
        rejected.has(`${path} ${status}`),
        `no request to ${path} was rejected with ${status}`,
      );
    }
  }
  const growth = usedMemory() - memoryBefore;
  console.log(`memory grew by ${growth} bytes`);
  assert.ok(growth < maxGrowth, `memory grew by ${growth} bytes`);
});
