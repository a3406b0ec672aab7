import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { deadline } from '../../concurrency/deadline.ts';
import type { Log } from '../../log.ts';
import { newToken } from '../../sessions/token.ts';
import { composeMail } from '../compose/compose-mail.ts';
import { insertMail, type NewMail } from '../insert-mail.ts';
import { type LimitedMail, reserveMail } from '../limits/reserve-mail.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../outbox/outbox.ts';
import type { MailRow } from '../outgoing-mail.ts';
import { createTransport } from '../transport/transport.ts';

/** Log entry. */
export interface LoggedLine {
  level: string;
  message: string;
  fields?: Record<string, unknown>;
}

/** Test harness: a database with two customers, a manual clock, and outboxes. */
export interface OutboxHarness extends AsyncDisposable {
  testDatabase: TestDatabase;
  database: Database;
  mailDir: string;
  logLines: LoggedLine[];
  log: Log;
  /** Issued tokens, in order. */
  tokens: string[];
  /** Advances the clock, in ms. */
  advanceClock(milliseconds: number): void;
  now(): number;
  /** Inserts a mail into the outbox. @default a verification mail to `u1` */
  enqueue(mail?: NewMail): Promise<void>;
  rows(): Promise<MailRow[]>;
  /** Waits until a message was logged `count` times. @default count 1 */
  waitForLog(message: string, count?: number): Promise<void>;
  /** Opens an outbox, which is closed with the harness. */
  openOutbox(options?: Partial<OutboxOptions> & { smtpUrl?: string; mailsPerDay?: number }): Outbox;
}

/** Initial time of the clock. */
export const clockStart = Date.UTC(2026, 10, 21, 10);

/** Public origin of the shop in these tests. */
export const publicUrl = 'https://shop.example';

/** Time limit for waiting in a test, in ms: far more than needed. */
export const waitTimeout = 60_000;

/** Creates a harness. */
export async function createOutboxHarness(): Promise<OutboxHarness> {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const mailDir = `${testDatabase.folder}/mail`;
  const logLines: LoggedLine[] = [];
  const tokens: string[] = [];
  const outboxes: Outbox[] = [];
  let now = clockStart;
  let nextLine = Promise.withResolvers<void>();
  const log: Log = (level, message, fields) => {
    logLines.push({ level, message, fields });
    nextLine.resolve();
    nextLine = Promise.withResolvers();
  };
  const clock = () => now;
  await database.batch((db) => [
    db.insert(users).values([
      {
        id: 'u1',
        name: 'Nguyễn Văn An',
        email: 'an@khach.example',
        emailKey: 'an',
        createdAt: now,
      },
      {
        id: 'u2',
        name: 'Trần Thị Bình',
        email: 'binh@khach.example',
        emailKey: 'b',
        createdAt: now,
      },
    ]),
  ]);
  const issue = () => {
    const token = newToken();
    tokens.push(token);
    return Promise.resolve(token);
  };
  const issuer = {
    ...{ verification: issue, passwordReset: issue, emailChange: issue },
    ...{
      refusal: issue,
      codeRefusal: issue,
      orderLink: issue,
      noticeLink: issue,
      guestCode: issue,
    },
  };
  const composerDeps = { database, publicUrl, tokens: issuer };
  return {
    testDatabase,
    database,
    mailDir,
    logLines,
    log,
    tokens,
    advanceClock: (milliseconds) => now += milliseconds,
    now: clock,
    async enqueue(mail = { kind: 'verify-email', userId: 'u1' }) {
      await database.batch((db) => [insertMail(db, mail, now)]);
    },
    rows: () => database.read.select().from(mails).orderBy(mails.id),
    waitForLog(message, count = 1) {
      const wait = async () => {
        while (logLines.filter((line) => line.message === message).length < count) {
          await nextLine.promise;
        }
      };
      return deadline(wait(), waitTimeout, () => {
        const lines = JSON.stringify(logLines);
        throw new Error(`'${message}' was not logged ${count} times, but: ${lines}`);
      });
    },
    openOutbox({ smtpUrl, mailsPerDay, ...options } = {}) {
      const reserve = mailsPerDay === undefined
        ? undefined
        : (mail: LimitedMail) => reserveMail(database, mail, mailsPerDay, now);
      const outbox = createOutbox({
        database,
        transport: createTransport({ smtpUrl, mailDir, log }),
        log,
        clock,
        compose: (row) => composeMail({ ...composerDeps, reserve }, row),
        // Tests call wake(), so that nothing depends on polling.
        pollInterval: 3_600_000,
        closeTimeout: 50,
        ...options,
      });
      outboxes.push(outbox);
      return outbox;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(outboxes.map((outbox) => outbox.close()));
      await testDatabase.cleanup();
    },
  };
}
