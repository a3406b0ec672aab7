import type { Config } from '../boot/config.ts';
import { abortable } from '../concurrency/abortable.ts';
import type { Log } from '../log.ts';
import type { ReplyMemo } from './reply-memo.ts';
import { createRequestHandler, type FetchHandler } from './request-handler.ts';

/** Time for pending requests after a signal, in ms. */
const GRACE_PERIOD_MS = 10_000;

/**
 * Serves until the process receives SIGINT or SIGTERM. Then it accepts no new requests, answers the
 * pending ones, and calls `close`. Requests that take longer than 10 s are dropped.
 *
 * @param memo replies that are sent without running the application
 */
export async function serve(
  app: FetchHandler,
  { host, port }: Pick<Config, 'host' | 'port'>,
  log: Log,
  close: () => Promise<void>,
  memo?: ReplyMemo,
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
    createRequestHandler(app, memo),
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
