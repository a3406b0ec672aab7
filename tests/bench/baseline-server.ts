/**
 * The bare thing: a Hono application that answers each path of a file with ready-made bytes, and does
 * nothing else.
 *
 *     deno run -A tests/bench/bare.ts <port> <file>
 */
import { Hono } from 'hono';

/** A reply as it was taken from the shop. */
export interface BareReply {
  path: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

if (import.meta.main) {
  const [port = '', file = ''] = Deno.args;
  const app = new Hono();
  for (const { path, headers, body } of JSON.parse(await Deno.readTextFile(file)) as BareReply[]) {
    const bytes = Uint8Array.fromBase64(body);
    app.get(path, (c) => c.body(bytes, 200, headers));
  }
  Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen: () => {} }, app.fetch);
}
