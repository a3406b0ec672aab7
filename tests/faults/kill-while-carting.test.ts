import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import type { Cart } from '../../edge-api/contract/cart/cart.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { users } from '../../edge-api/db/schema/account-tables.ts';
import { seedCatalogue } from '../../edge-api/catalogue/seed-catalogue.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { newSession } from '../../edge-api/sessions/session.ts';
import { freePort } from '../../edge-api/testing/free-port.ts';

const clients = 50;
const kills = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creates a database with products and users, and returns a session token per user. */
async function makeShop(url: string): Promise<string[]> {
  const database = await openDatabase({ url });
  await migrateDatabase(database);
  await seedCatalogue(database, sampleProducts(5));
  const sessions = await Promise.all(
    Array.from({ length: clients }, (_, client) => newSession(`user-${client}`, Date.now())),
  );
  const accounts = sessions.map((_, client) => {
    const [id, email] = [`user-${client}`, `user-${client}@example.com`];
    return { id, name: id, email, emailKey: email, createdAt: 0 };
  });
  await database.batch((db) => [
    db.insert(users).values(accounts),
    ...sessions.map(({ insert }) => insert(db)),
  ]);
  await database.close();
  return sessions.map(({ token }) => token);
}

/** Starts the API as in production, in a separate process. */
async function startServer(folder: string) {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = new Deno.Command(Deno.execPath(), {
    args: ['run', '--quiet', '-A', 'edge-api/main.ts'],
    cwd: root,
    env: {
      PORT: String(port),
      DATABASE_URL: `file:${folder}/shop.db`,
      MAIL_DIR: `${folder}/mail`,
      LOG_LEVEL: 'error',
    },
    stdin: 'null',
    stdout: 'null',
    stderr: 'inherit',
  }).spawn();
  let exited = false;
  server.status.then(() => exited = true);
  while (!exited) {
    const reply = await fetch(`${origin}/healthz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return { origin, server };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The API exited before it was ready');
}

async function post(url: string, token: string, body: unknown): Promise<Cart> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const { cartData, message } = await reply.json();
  assert.equal(reply.status, 200, message);
  return cartData;
}

Deno.test('SIGKILL while 50 clients change their carts loses no acknowledged change', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-carts-' });
  try {
    const tokens = await makeShop(`file:${folder}/shop.db`);
    /** Last acknowledged cart of each client. */
    const acknowledgedCarts: Cart[] = tokens.map(() => ({}));
    /** Cart after the change that each client has sent and that is not acknowledged. */
    const pendingCarts: (Cart | undefined)[] = tokens.map(() => undefined);
    const check = async (origin: string) => {
      await Promise.all(tokens.map(async (token, client) => {
        const cart = await post(`${origin}/api/cart/get`, token, {});
        // A change that was pending at the kill is stored or not.
        const possible = [acknowledgedCarts[client]!, pendingCarts[client]]
          .filter((cart) => cart !== undefined).map(serialize);
        assert.ok(
          possible.includes(serialize(cart)),
          `${client}: ${serialize(cart)}, not ${possible}`,
        );
        acknowledgedCarts[client] = cart;
        pendingCarts[client] = undefined;
      }));
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const { origin, server } = await startServer(folder);
      await check(origin);
      let acknowledged = 0;
      const enough = Promise.withResolvers<void>();
      const clientsStopped = tokens.map(async (token, client) => {
        for (let step = 0;; step += 1) {
          const id = `sample-${(client + step) % 5}`;
          const path = step % 3 === 2 ? 'batch-update' : 'add';
          const next = {
            ...acknowledgedCarts[client],
            [id]: (acknowledgedCarts[client]![id] ?? 0) + 1,
          };
          pendingCarts[client] = next;
          const body = path === 'add' ? { itemId: id } : { items: next };
          acknowledgedCarts[client] = await post(`${origin}/api/cart/${path}`, token, body);
          pendingCarts[client] = undefined;
          if (++acknowledged === 2 * clients) enough.resolve();
        }
      });
      const results = Promise.allSettled(clientsStopped);
      await enough.promise;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      server.kill('SIGKILL');
      await server.status;
      for (const result of await results) {
        assert.ok(
          result.status === 'rejected' && !(result.reason instanceof assert.AssertionError),
        );
      }
    }
    const { origin, server } = await startServer(folder);
    await check(origin);
    server.kill('SIGKILL');
    await server.status;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

const serialize = (cart: Cart) => JSON.stringify(Object.entries(cart).sort());
