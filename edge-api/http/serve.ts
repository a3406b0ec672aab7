import type { Config } from '../boot/config.ts';
import { abortable } from '../concurrency/abortable.ts';
import type { Log } from '../log.ts';

/** An application, such as one of Hono. `info` holds the address of the peer. */
interface FetchHandler {
  fetch(request: Request, info?: Deno.ServeHandlerInfo): Response | Promise<Response>;
}

/** Time for pending requests after a signal, in ms. */
const GRACE_PERIOD_MS = 10_000;

/**
 * Serves until the process receives SIGINT or SIGTERM. Then it accepts no new requests, answers the
 * pending ones, and calls `close`. Requests that take longer than 10 s are dropped.
 */
export async function serve(
  app: FetchHandler,
  { host, port }: Pick<Config, 'host' | 'port'>,
  log: Log,
  close: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const overdue = new AbortController();
  const server = Deno.serve(
    {
      hostname: host,
      port,
      signal: stop.signal,
      onListen: ({ hostname, port }) => log('info', 'listening', { hostname, port }),
    },
    (request, info) =>
      request.method === 'HEAD' ? handleHead(app, request, info) : app.fetch(request, info),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    Deno.addSignalListener(signal, () => {
      log('info', 'stopping', { signal });
      stop.abort();
      Deno.unrefTimer(setTimeout(() => overdue.abort(), GRACE_PERIOD_MS));
    });
  }
  try {
    await abortable(server.finished, overdue.signal);
  } catch (error) {
    if (!overdue.signal.aborted) throw error;
  }
  await close();
}

/**
 * Answers HEAD with the headers of GET, including the Content-Length of the omitted body (RFC 9110,
 * section 8.6). Without it, the server would send a length of 0.
 */
async function handleHead(
  app: FetchHandler,
  request: Request,
  info: Deno.ServeHandlerInfo,
): Promise<Response> {
  const { url, headers: requestHeaders, signal } = request;
  const reply = await app.fetch(new Request(url, { headers: requestHeaders, signal }), info);
  const { byteLength } = await reply.arrayBuffer();
  const headers = new Headers(reply.headers);
  if (reply.status !== 304) headers.set('Content-Length', String(byteLength));
  return new Response(null, { status: reply.status, headers });
}
