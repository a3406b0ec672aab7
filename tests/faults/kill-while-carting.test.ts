import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import type { Cart } from '../../edge-api/contract/cart/cart.ts';
import { migrateDatabase } from '../../edge-api/db/migrate-database.ts';
import { openDatabase } from '../../edge-api/db/open-database.ts';
import { users } from '../../edge-api/db/schema.ts';
import { seedCatalogue } from '../../edge-api/catalogue/seed-catalogue.ts';
import { sampleProducts } from '../../edge-api/testing/sample-products.ts';
import { newSession } from '../../edge-api/account/session.ts';
import { freePort } from '../start-shop.ts';

const clients = 50;
const kills = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A database with products and with people who are signed in; gives their tokens. */
async function makeShop(url: string): Promise<string[]> {
  const database = await openDatabase({ url });
  await migrateDatabase(database);
  await seedCatalogue(database, sampleProducts(5));
  const sessions = await Promise.all(
    Array.from({ length: clients }, (_, client) => newSession(`user-${client}`, Date.now())),
  );
  await database.write(async (tx) => {
    for (const [client, session] of sessions.entries()) {
      const [id, email] = [`user-${client}`, `user-${client}@example.com`];
      await tx.insert(users).values({ id, name: id, email, emailKey: email, createdAt: 0 });
      await session.insert(tx);
    }
  });
  await database.close();
  return sessions.map(({ token }) => token);
}

/** The API as its owner starts it, in a process of its own. */
async function startServer(folder: string) {
  const port = await freePort();
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
  for (;;) {
    const reply = await fetch(`${origin}/healthz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return { origin, server };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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

Deno.test('kill -9 while 50 clients change their carts loses nothing that was acknowledged', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-carts-' });
  try {
    const tokens = await makeShop(`file:${folder}/shop.db`);
    /** What each client was told last, and what it asked for since then without an answer. */
    const told: Cart[] = tokens.map(() => ({}));
    const asked: (Cart | undefined)[] = tokens.map(() => undefined);
    const check = async (origin: string) => {
      for (const [client, token] of tokens.entries()) {
        const cart = await post(`${origin}/api/cart/get`, token, {});
        // The last change was acknowledged, or it came just before the end: it is there or it is not.
        const possible = [told[client]!, ...(asked[client] ? [asked[client]] : [])].map(sorted);
        assert.ok(possible.includes(sorted(cart)), `${client}: ${sorted(cart)}, not ${possible}`);
        told[client] = cart;
        asked[client] = undefined;
      }
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const { origin, server } = await startServer(folder);
      await check(origin);
      let acknowledged = 0;
      const enough = Promise.withResolvers<void>();
      const working = tokens.map(async (token, client) => {
        for (let step = 0;; step += 1) {
          const id = `sample-${(client + step) % 5}`;
          const path = step % 3 === 2 ? 'batch-update' : 'add';
          const next = { ...told[client], [id]: (told[client]![id] ?? 0) + 1 };
          asked[client] = next;
          const body = path === 'add' ? { itemId: id } : { items: next };
          told[client] = await post(`${origin}/api/cart/${path}`, token, body);
          asked[client] = undefined;
          if (++acknowledged === 2 * clients) enough.resolve();
        }
      });
      const ends = Promise.allSettled(working);
      await enough.promise;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      server.kill('SIGKILL');
      await server.status;
      for (const end of await ends) {
        assert.ok(end.status === 'rejected' && !(end.reason instanceof assert.AssertionError));
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

const sorted = (cart: Cart) => JSON.stringify(Object.entries(cart).sort());
