import type { Database } from '../../db/database.ts';
import { mails, users } from '../../db/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { withTimeLimit } from '../../concurrency/abortable.ts';
import type { Log } from '../../log.ts';
import { newToken } from '../../account/token.ts';
import { composeMail } from '../compose/compose-mail.ts';
import { insertMail, type NewMail } from '../insert-mail.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../outbox/outbox.ts';
import type { MailRow } from '../outgoing-mail.ts';
import { createTransport } from '../transport/transport.ts';

/** A line that was logged. */
export interface LoggedLine {
  level: string;
  message: string;
  fields?: Record<string, unknown>;
}

/** A database with two customers, a clock that the test moves, and outboxes on top of them. */
export interface OutboxBench extends AsyncDisposable {
  test: TestDatabase;
  database: Database;
  mailDir: string;
  lines: LoggedLine[];
  log: Log;
  /** The tokens that were issued, in order. */
  tokens: string[];
  /** Moves the clock on by so many ms. */
  pass(milliseconds: number): void;
  now(): number;
  /** Puts a mail in, in a transaction of its own. */
  put(mail?: NewMail): Promise<void>;
  rows(): Promise<MailRow[]>;
  /** Settles when a line with this message was logged so many times. */
  logged(message: string, count?: number): Promise<void>;
  /** Opens an outbox; it is closed at the end. */
  open(options?: Partial<OutboxOptions> & { smtpUrl?: string }): Outbox;
}

/** Where the test's clock begins. */
export const start = Date.UTC(2026, 10, 21, 10);

/** Origin of the shop in these tests. */
export const publicUrl = 'https://shop.example';

/** After how many ms a test gives up waiting: far more than it takes. */
export const patience = 60_000;

/** Sets a bench up. */
export async function createOutboxBench(): Promise<OutboxBench> {
  const test = await createTestDatabase();
  const { database } = test;
  const mailDir = `${test.folder}/mail`;
  const lines: LoggedLine[] = [];
  const tokens: string[] = [];
  const outboxes: Outbox[] = [];
  let now = start;
  let logged = Promise.withResolvers<void>();
  const log: Log = (level, message, fields) => {
    lines.push({ level, message, fields });
    logged.resolve();
    logged = Promise.withResolvers();
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
  const issueVerification = () => {
    const token = newToken();
    tokens.push(token);
    return Promise.resolve(token);
  };
  const parts = { database, publicUrl, issueVerification };
  return {
    test,
    database,
    mailDir,
    lines,
    log,
    tokens,
    pass: (milliseconds) => now += milliseconds,
    now: clock,
    async put(mail = { kind: 'verify-email', userId: 'u1' }) {
      await database.batch((db) => [insertMail(db, mail, now)]);
    },
    rows: () => database.read.select().from(mails).orderBy(mails.id),
    logged(message, count = 1) {
      const waiting = async () => {
        while (lines.filter((line) => line.message === message).length < count) {
          await logged.promise;
        }
      };
      return withTimeLimit(
        waiting(),
        patience,
        () =>
          new Error(`'${message}' was not logged ${count} times, but: ${JSON.stringify(lines)}`),
      );
    },
    open({ smtpUrl, ...options } = {}) {
      const outbox = createOutbox({
        database,
        transport: createTransport({ smtpUrl, mailDir, log }),
        log,
        clock,
        compose: (row) => composeMail(parts, row),
        // Nothing but waking: what a test waits for does not come from polling.
        poll: 3_600_000,
        grace: 50,
        ...options,
      });
      outboxes.push(outbox);
      return outbox;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(outboxes.map((outbox) => outbox.close()));
      await test.cleanup();
    },
  };
}
