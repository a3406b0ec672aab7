import { abortable } from '../../concurrency/abortable.ts';
import type { Database } from '../../db/database.ts';
import { describeError, type Log } from '../../log.ts';
import type { Composition } from '../compose/compose-mail.ts';
import { describeFailure } from './describe-failed-send.ts';
import { claimMails, leaseTime, markDone, markFailed, nextDue } from './mail-queue.ts';
import { MailRefusedError } from '../transport/mail-refused-error.ts';
import type { MailRow } from '../outgoing-mail.ts';
import { retryDelay } from './retry-delay.ts';
import type { MailTransport } from '../transport/mail-transport.ts';
import { createWaker } from './waker.ts';

/** Sends the mails of the database, behind everything else. */
export interface Outbox {
  /** Looks for mails at once: call it after the transaction that put one in. */
  wake(): void;
  /** Takes no more mails, gives those under way a moment, and closes the transport. */
  close(): Promise<void>;
}

/** What an outbox works with. */
export interface OutboxOptions {
  database: Database;
  transport: MailTransport;
  log: Log;
  /** ms since 1970. */
  clock: () => number;
  /** Finds the words for a mail. */
  compose(row: MailRow): Promise<Composition>;
  /** How often to look for mails that others have put in, in ms. @default 5000 */
  poll?: number;
  /** How long `close()` waits for mails under way, in ms. @default 5000 */
  grace?: number;
}

/** How many mails are under way at once. */
const atOnce = 4;

/** How long one try may take, in ms: less than the lease. */
const longestTry = leaseTime * 0.75;

/**
 * Starts to send the mails of the outbox. Each goes out at least once, also when the process dies or
 * the mail server is away; twice only when the process dies between sending and noting it.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, transport, log, clock, compose, poll = 5_000, grace = 5_000 } = options;
  const waker = createWaker();
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  /** Mails that are out while the database does not know it yet, and since when. */
  const unmarked = new Map<number, number>();
  let closing: Promise<void> | undefined;

  async function run() {
    while (!closing) {
      let pause = poll;
      try {
        await markAgain();
        pause = await takeDue();
      } catch (error) {
        log('error', 'outbox cannot use the database', describeError(error));
      }
      if (!closing) await waker.sleep(pause);
    }
  }

  /** Starts what is due and gives the time until there may be more, in ms. */
  async function takeDue(): Promise<number> {
    const due = await nextDue(database);
    if (due === undefined) return poll;
    const free = atOnce - underWay.size;
    // Each that ends wakes the loop.
    if (closing || free <= 0) return poll;
    if (due > clock()) return Math.min(poll, due - clock());
    for (const row of await claimMails(database, free, clock())) start(row);
    return underWay.size < atOnce ? 0 : poll;
  }

  function start(row: MailRow) {
    const work = attempt(row)
      .catch((error) => log('error', 'mail not noted', { mail: row.id, ...describeError(error) }))
      .finally(() => {
        underWay.delete(work);
        waker.wake();
      });
    underWay.add(work);
  }

  async function attempt(row: MailRow): Promise<void> {
    const { id, kind, attempts } = row;
    try {
      const composition = await compose(row);
      if (composition.needed) {
        const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestTry)]);
        await abortable(transport.send(composition.mail, signal), signal);
        log('info', 'mail sent', { mail: id, kind, attempts });
      } else {
        log('info', 'mail not needed', { mail: id, kind, reason: composition.reason });
      }
    } catch (error) {
      return await noteFailure(row, error);
    }
    unmarked.set(id, clock());
    await markAgain();
  }

  async function noteFailure(row: MailRow, error: unknown): Promise<void> {
    const { id, kind, attempts } = row;
    const refused = error instanceof MailRefusedError;
    const reason = describeFailure(error);
    log(refused ? 'error' : 'warn', refused ? 'mail refused for good' : 'mail not sent', {
      mail: id,
      kind,
      attempts,
      error: reason,
    });
    const now = clock();
    const next = refused ? undefined : now + retryDelay(attempts);
    await markFailed(database, row, { reason, now, next });
  }

  async function markAgain(): Promise<void> {
    for (const [id, at] of unmarked) {
      await markDone(database, id, at);
      unmarked.delete(id);
    }
  }

  const running = run();

  async function end(): Promise<void> {
    waker.wake();
    const timer = setTimeout(() => stop.abort(new Error('The shop is closing')), grace);
    await running;
    await Promise.all(underWay);
    clearTimeout(timer);
    transport.close();
    await markAgain().catch((error) => log('error', 'mail not noted', describeError(error)));
  }

  return {
    wake: waker.wake,
    close: () => closing ??= end(),
  };
}
