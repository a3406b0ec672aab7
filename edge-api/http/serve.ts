import type { Config } from '../boot/config.ts';
import { deadline } from '../concurrency/deadline.ts';
import type { Log } from '../log.ts';
import type { ReplyMemo } from './reply-memo.ts';
import { createDrain } from './drain.ts';
import { createRequestHandler, type FetchHandler } from './request-handler.ts';
import { startServer } from './start-server.ts';
import { limitUnread } from './unread-replies.ts';

/** Time limit of a stop, in ms: pending requests, mails in flight, and the database. */
const stopLimit = 5_000;

/** Part of that time in which pending requests are answered, in ms. */
const requestLimit = 3_500;

/** Part of that time that is left for the database, also on a busy machine, in ms. */
const databaseTime = 1_000;

/**
 * Serves until the process receives SIGINT or SIGTERM. Then it drains the connections, accepts no
 * new ones, answers the pending requests, and calls `close`. What is not finished within 5 s is
 * abandoned. Then the process exits (see docs/decisions/039).
 *
 * @param close closes the dependencies of `app`; its argument limits the mails in flight, in ms
 */
export async function serve(
  app: FetchHandler,
  { host, port, trustedProxies }: Pick<Config, 'host' | 'port' | 'trustedProxies'>,
  log: Log,
  close: (mailLimitMs: number) => Promise<void>,
  memo?: ReplyMemo,
  endStreams?: () => void,
): Promise<never> {
  const stopped = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    Deno.addSignalListener(signal, () => {
      log('info', 'stopping', { signal });
      stopped.resolve(performance.now());
    });
  }
  const { handler, drain } = createDrain(
    limitUnread(createRequestHandler(app, memo), trustedProxies),
  );
  const server = startServer({ hostname: host, port, handler, log });
  // A server that fails rejects here.
  await Promise.race([stopped.promise, server.finished]);
  const stoppedAt = await stopped.promise;
  endStreams?.();
  const remaining = () => stopLimit - (performance.now() - stoppedAt);

  const endsWithin = (ms: number, work: Promise<void>) =>
    deadline(work.then(() => true), ms, () => false);
  const answered = await endsWithin(requestLimit, drain().then(() => server.shutdown()));
  if (!answered) log('warn', 'requests dropped', { afterMs: requestLimit });
  const closed = await endsWithin(remaining(), close(remaining() - databaseTime));
  if (!closed) log('warn', 'stopped before the database was closed', { afterMs: stopLimit });
  Deno.exit();
}
