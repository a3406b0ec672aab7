import assert from 'node:assert/strict';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { isNull } from 'drizzle-orm';
import { createApi } from '../../api.ts';
import { openDeps } from '../../boot/boot.ts';
import { readConfig } from '../../boot/config.ts';
import { cartLines, emailVerifications, mails, orders, sessions, users } from '../../db/schema.ts';
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts';
import { sampleProducts } from '../sample-products.ts';
import type { Log } from '../../log.ts';
import { countHashing } from '../../account/testing/count-hashing.ts';
import { openAccounts } from '../../account/testing/open-accounts.ts';
import { endpoints } from './endpoints.ts';
import { type MalformedRequest, malformedRequest } from './malformed-request.ts';

const seed = Number(Deno.env.get('HOSTILE_SEED') ?? 20_260_801);
const numRuns = 10_000;

/** How much memory may grow while three quarters of the requests are answered, in bytes. */
const growthLimit = 16 * 1024 * 1024;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in memory and still of use, in bytes. */
function usedMemory(): number {
  collectGarbage();
  return Deno.memoryUsage().heapUsed;
}

/** The whole API, with somebody who has a cart. */
async function openHostileApp() {
  const test = await openAccounts();
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
  const { parts, close } = await openDeps(test.database, readConfig(settings), log);
  // The session was begun at the beginning of time.
  const app = createApi({ ...parts, clock: () => 1_000_000 });
  const lines = [{ userId: id, productId: 'sample-0', quantity: 3, addedAt: 1 }];
  await test.database.batch((db) => [db.insert(cartLines).values(lines)]);
  const { read } = test.database;
  const rows = async () => ({
    users: await read.select().from(users),
    sessions: await read.select().from(sessions),
    emailVerifications: await read.select().from(emailVerifications),
    cartLines: await read.select().from(cartLines),
    mails: await read.select().from(mails),
    orders: await read.select().from(orders),
  });
  // What was to be mailed before is no change that a request makes.
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

type HostileApp = Awaited<ReturnType<typeof openHostileApp>>;

async function send({ app, token }: HostileApp, request: MalformedRequest): Promise<Response> {
  const { method, path, body, signedIn } = request;
  const headers = new Headers(request.headers);
  if (signedIn) headers.set('token', token);
  const connection = { remoteAddr: { hostname: '127.0.0.1' } };
  return await app.request(`http://localhost${path}`, { method, headers, body }, connection);
}

async function assertRefused(request: MalformedRequest, reply: Response) {
  const text = await reply.text();
  const about = `${reply.status} ${text.slice(0, 300)}`;
  if (request.anyBody && reply.status === 200) return;
  assert.ok(reply.status >= 400 && reply.status < 500, about);
  assert.doesNotMatch(text, /\bat .*\.ts|node_modules|SQLITE|drizzle|Error:/, about);
  if (request.method === 'HEAD') return;
  const body = JSON.parse(text);
  assert.equal(body.success, false, about);
  assert.match(body.code, /^[A-Z_]+$/);
  assert.match(body.message, /^\p{Lu}\p{Ll}/u);
  const known = ['success', 'message', 'code', 'issues'];
  assert.deepEqual(Object.keys(body).filter((key) => !known.includes(key)), [], about);
}

Deno.test(`${numRuns} malformed requests are refused in one shape and change nothing`, async () => {
  console.log(`HOSTILE_SEED=${seed}`);
  await using test = await openHostileApp();
  const before = await test.rows();
  assert.equal(before.cartLines.length, 1);
  using hashes = countHashing();
  let answered = 0;
  let early = 0;
  const refused = new Set<string>();
  await fc.assert(
    fc.asyncProperty(malformedRequest(endpoints), async (request) => {
      const reply = await send(test, request);
      await assertRefused(request, reply);
      refused.add(`${request.endpoint} ${reply.status}`);
      if (++answered === numRuns / 4) early = usedMemory();
    }),
    { seed, numRuns, endOnFailure: false },
  );
  assert.deepEqual(await test.rows(), before);
  assert.equal(hashes.total, 0, 'none of them costs a hash');
  assert.ok(!test.logged.some((line) => line.includes('"level":"error"')), 'nor fails within');
  for (const { path, session, fields } of endpoints) {
    const expected = Object.keys(fields).length > 0 ? [422] : [];
    for (const status of [...expected, ...(session ? [401] : [])]) {
      assert.ok(refused.has(`${path} ${status}`), `some reached the rules of ${path}`);
    }
  }
  const growth = usedMemory() - early;
  console.log(`memory grew by ${growth} bytes`);
  assert.ok(growth < growthLimit, `memory grew by ${growth} bytes`);
});
