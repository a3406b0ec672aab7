/**
 * Baseline for the throughput of the shop: a Hono application that responds to each path of a file
 * with stored bytes, analyses births, and adds to a cart in a durable database file.
 *
 *     deno run -A tests/bench/baseline-server.ts <port> <file> <database file>
 */
import { analyze } from '@thach-an/lunar';
import { Hono } from 'hono';
import { openClient } from '../../edge-api/testing/open-client.ts';

/** A stored response of the shop. */
export interface StoredResponse {
  path: string;
  headers: Record<string, string>;
  /** Base64 */
  body: string;
}

if (import.meta.main) {
  const [port = '', file = '', database = ''] = Deno.args;
  const app = new Hono();
  for (
    const { path, headers, body } of JSON.parse(await Deno.readTextFile(file)) as StoredResponse[]
  ) {
    const bytes = Uint8Array.fromBase64(body);
    app.get(path, (c) => c.body(bytes, 200, headers));
  }
  app.post('/analyze-user', async (c) => {
    return c.json({ success: true, data: analyze(await c.req.json()) });
  });
  const client = await openClient(database);
  await client.executeMultiple(
    'CREATE TABLE cart (user TEXT, item TEXT, quantity INTEGER, PRIMARY KEY (user, item));',
  );
  app.post('/api/cart/add', async (c) => {
    const user = c.req.header('token') ?? '';
    const { itemId } = await c.req.json();
    const [, { rows }] = await client.batch([
      {
        sql: `INSERT INTO cart VALUES (?, ?, 1)
          ON CONFLICT DO UPDATE SET quantity = min(quantity + 1, 99)`,
        args: [user, itemId],
      },
      { sql: 'SELECT item, quantity FROM cart WHERE user = ?', args: [user] },
    ], 'write') as [unknown, { rows: { item: string; quantity: number }[] }];
    const cartData = Object.fromEntries(rows.map(({ item, quantity }) => [item, quantity]));
    return c.json({ success: true, cartData });
  });
  Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen: () => {} }, app.fetch);
}
