/**
 * Baseline for the throughput of the shop: a Hono application that responds to each path of a file
 * with stored bytes.
 *
 *     deno run -A tests/bench/baseline-server.ts <port> <file>
 */
import { Hono } from 'hono';

/** A stored response of the shop. */
export interface StoredResponse {
  path: string;
  headers: Record<string, string>;
  /** Base64 */
  body: string;
}

if (import.meta.main) {
  const [port = '', file = ''] = Deno.args;
  const app = new Hono();
  for (
    const { path, headers, body } of JSON.parse(await Deno.readTextFile(file)) as StoredResponse[]
  ) {
    const bytes = Uint8Array.fromBase64(body);
    app.get(path, (c) => c.body(bytes, 200, headers));
  }
  Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen: () => {} }, app.fetch);
}
