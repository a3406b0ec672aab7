import type { Config } from '../config.ts';
import type { Log } from './log.ts';

/** Anything that answers requests. */
interface Answering {
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * Serves until the process is asked to end: then no new request is taken, those under way are
 * answered, and `close` is called.
 *
 * @param ready is told the address as soon as requests are taken
 */
export async function serve(
  app: Answering,
  { host, port }: Pick<Config, 'host' | 'port'>,
  log: Log,
  close: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const server = Deno.serve({
    hostname: host,
    port,
    signal: stop.signal,
    onListen: ({ hostname, port }) => log('info', 'listening', { hostname, port }),
  }, (request) => app.fetch(request));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    Deno.addSignalListener(signal, () => {
      log('info', 'stopping', { signal });
      stop.abort();
    });
  }
  await server.finished;
  await close();
}
