import { abortable } from '../../concurrency/deadline.ts';
import type { Database } from '../../db/database.ts';
import { describeError, type Log } from '../../log.ts';
import type { ComposeResult } from '../compose/compose-mail.ts';
import { describeFailedSend } from './describe-failed-send.ts';
import { claimMails, leaseTime, markDone, markFailed, nextDue, postpone } from './mail-queue.ts';
import { MailRefusedError, type MailTransport } from '../transport/mail-transport.ts';
import type { MailRow } from '../outgoing-mail.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export interface OutboxOptions {
  database: Database;
  transport: MailTransport;
  log: Log;
  /** Returns the current time in ms since 1970. */
  clock: () => number;
  compose(row: MailRow): Promise<ComposeResult>;
  /** Interval at which to check for mails inserted by other processes, in ms. @default 5000 */
  pollInterval?: number;
  /** Time limit of `close()` for mails in flight, in ms. @default 5000 */
  closeTimeout?: number;
}

const maxInFlight = 4;

/** Time limit of one attempt, in ms. It must be less than the lease. */
const sendTimeout = leaseTime * 0.75;

/**
 * Time after which a mail is given up whose rejections may be temporary, in ms: five days.
 * Strangers can cause any number of mails to mailboxes that do not exist.
 *
 * Source: RFC 5321, section 4.5.4.1.
 */
const rejectionTime = 5 * 24 * 60 * 60_000;

/** Maximum duration of `flush()` and the interval of its checks, in ms. */
const flushTimeout = 20_000;
const flushPoll = 50;

/**
 * Starts sending the mails of the outbox. Delivery is at least once, even if the process crashes or
 * the mail server is down. A mail is sent twice only if the process crashes between sending and
 * marking it.
 */
export function createOutbox(options: OutboxOptions) {
  const { database, transport, log, clock, compose } = options;
  const { pollInterval = 5_000, closeTimeout = 5_000 } = options;
  const pause = createInterruptibleSleep();
  const abortSends = new AbortController();
  const inFlight = new Set<Promise<void>>();
  /** Ids of sent mails that are not yet marked in the database, with the time of sending. */
  const pendingMarks = new Map<number, number>();
  let closing: Promise<void> | undefined;

  async function run() {
    while (!closing) {
      let delay = pollInterval;
      try {
        await markPending();
        delay = await startDue();
      } catch (error) {
        log('error', 'outbox cannot use the database', describeError(error));
      }
      if (!closing) await pause.sleep(delay);
    }
  }

  /** Starts sending due mails and returns the time until the next check, in ms. */
  async function startDue(): Promise<number> {
    const due = await nextDue(database);
    if (due === undefined) return pollInterval;
    const free = maxInFlight - inFlight.size;
    // The end of each send wakes the loop.
    if (closing || free <= 0) return pollInterval;
    if (due > clock()) return Math.min(pollInterval, due - clock());
    for (const row of await claimMails(database, free, clock())) start(row);
    return inFlight.size < maxInFlight ? 0 : pollInterval;
  }

  function start(row: MailRow) {
    const work = attempt(row)
      .catch((error) => log('error', 'mail not marked', { mail: row.id, ...describeError(error) }))
      .finally(() => {
        inFlight.delete(work);
        pause.wake();
      });
    inFlight.add(work);
  }

  async function attempt(row: MailRow): Promise<void> {
    const { id, kind, attempts } = row;
    try {
      const result = await compose(row);
      if (result.needed === 'later') {
        log('info', 'mail postponed', { mail: id, kind, until: new Date(result.at).toISOString() });
        return await postpone(database, row, result.at);
      }
      if (result.needed) {
        const signal = AbortSignal.any([abortSends.signal, AbortSignal.timeout(sendTimeout)]);
        const sending = result.needed === 'push'
          ? result.send(signal)
          : transport.send(result.mail, signal);
        await abortable(sending, signal);
        log('info', 'mail sent', { mail: id, kind, attempts });
      } else {
        log('info', 'mail not needed', { mail: id, kind, reason: result.reason });
      }
    } catch (error) {
      return await recordFailure(row, error);
    }
    pendingMarks.set(id, clock());
    await markPending();
  }

  async function recordFailure(row: MailRow, error: unknown): Promise<void> {
    const { id, kind, attempts, createdAt } = row;
    const now = clock();
    const refused = error instanceof MailRefusedError &&
      (!error.mayPass || now - createdAt >= rejectionTime);
    const reason = describeFailedSend(error);
    log(refused ? 'error' : 'warn', refused ? 'mail rejected permanently' : 'mail not sent', {
      mail: id,
      kind,
      attempts,
      error: reason,
    });
    const next = refused ? undefined : now + retryDelay(attempts);
    await markFailed(database, row, { reason, now, next });
  }

  async function markPending(): Promise<void> {
    for (const [id, at] of pendingMarks) {
      await markDone(database, id, at);
      pendingMarks.delete(id);
    }
  }

  /**
   * Sends the mails that are due, each at most once. Resolves when they have been sent or have
   * failed, or after 20 s.
   */
  async function flush(): Promise<void> {
    const end = AbortSignal.timeout(flushTimeout);
    while (!closing && !end.aborted) {
      const due = await nextDue(database);
      if (inFlight.size === 0 && (due === undefined || due > clock())) return;
      pause.wake();
      await new Promise((resolve) => setTimeout(resolve, flushPoll));
    }
  }

  const running = run();

  async function end(limitMs: number): Promise<void> {
    pause.wake();
    const timer = setTimeout(
      () => abortSends.abort(new Error('The shop is closing')),
      limitMs,
    );
    await running;
    await Promise.all(inFlight);
    clearTimeout(timer);
    transport.close();
    await markPending().catch((error) => log('error', 'mail not marked', describeError(error)));
  }

  return {
    /** Checks for due mails immediately. Call it after a transaction that inserts a mail. */
    wake: pause.wake,
    flush,
    /**
     * Stops claiming mails, waits for mails in flight, and closes the transport.
     *
     * @param limitMs time for mails in flight, in ms. @default `closeTimeout`
     */
    close: (limitMs = closeTimeout): Promise<void> => closing ??= end(limitMs),
  };
}

const initialDelay = 10_000;
const maxDelay = 60 * 60_000;

/**
 * Returns the delay after a failed attempt in ms: about 10 s, 20 s, 40 s and so on, up to an hour.
 * A part of it is random, so that many mails are not retried at the same time.
 *
 * @param attempts number of attempts so far, from 1
 * @param random number from 0 (inclusive) to 1 (exclusive)
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const delay = Math.min(maxDelay, initialDelay * 2 ** (attempts - 1));
  return Math.round(delay * (0.75 + random / 4));
}

/**
 * Creates a sleep for one loop that can be ended early. Several calls of `wake()` during an
 * iteration cause one more iteration.
 */
function createInterruptibleSleep() {
  let woken = Promise.withResolvers<void>();
  return {
    /** Ends the current sleep, or the next one if the loop is not sleeping. */
    wake: () => woken.resolve(),
    /** Waits for at most the given time, in ms. The timer does not keep the process alive. */
    async sleep(milliseconds: number): Promise<void> {
      const timer = setTimeout(() => woken.resolve(), milliseconds);
      Deno.unrefTimer(timer);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    },
  };
}
