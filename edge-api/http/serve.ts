import type { Config } from '../boot/config.ts';
import type { Log } from '../log.ts';

/** Anything that answers requests. It is told whom the connection is with. */
interface Answering {
  fetch(request: Request, connection?: Deno.ServeHandlerInfo): Response | Promise<Response>;
}

/**
 * Serves until the process is asked to end: then no new request is taken, those under way are
 * answered, and `close` is called.
 Whoever has not finished after 10 s is cut off.
 */
export async function serve(
  app: Answering,
  { host, port }: Pick<Config, 'host' | 'port'>,
  log: Log,
  close: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const server = Deno.serve(
    {
      hostname: host,
      port,
      signal: stop.signal,
      onListen: ({ hostname, port }) => log('info', 'listening', { hostname, port }),
    },
    (request, connection) =>
      request.method === 'HEAD' ? head(app, request, connection) : app.fetch(request, connection),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    Deno.addSignalListener(signal, () => {
      log('info', 'stopping', { signal });
      stop.abort();
    });
  }
  await Promise.race([server.finished, graceAfter(stop.signal)]);
  await close();
}

/** Time for requests under way, in ms. */
const grace = 10_000;

/** Settles when the grace after a signal has passed. */
function graceAfter(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      const timer = setTimeout(resolve, grace);
      Deno.unrefTimer(timer);
    });
  });
}

/**
 * Answers HEAD as GET would be answered, with the length of what is not sent (RFC 9110, section 8.6):
 * without a body the length would be told as 0.
 */
async function head(
  app: Answering,
  request: Request,
  connection: Deno.ServeHandlerInfo,
): Promise<Response> {
  const { url, headers, signal } = request;
  const reply = await app.fetch(new Request(url, { headers, signal }), connection);
  const { byteLength } = await reply.arrayBuffer();
  const told = new Headers(reply.headers);
  if (reply.status !== 304) told.set('Content-Length', String(byteLength));
  return new Response(null, { status: reply.status, headers: told });
}
