/**
 * Runs an outbox in a separate process. It prints `sent <id>` for each mail and ends when no mail
 * is waiting. With `leave` the script ends while the outbox is still open.
 *
 * Arguments: URL of the database, URL of the mail server, optionally `leave`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../db/open-database.ts';
import { composeMail } from '../compose/compose-mail.ts';
import { nextDue } from '../outbox/mail-queue.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createTransport } from '../transport/transport.ts';
import { fixedTokens } from './fixed-tokens.ts';

/** Interval at which the database is checked for mails of other processes, in ms. */
const pollInterval = 20;

const [url = '', smtpUrl = '', leave] = Deno.args;
const database = await openDatabase({ url, limits: { busyMs: 20_000 } });
const composerDeps = {
  database,
  publicUrl: 'https://shop.example',
  tokens: fixedTokens('token'),
};
const outbox = createOutbox({
  database,
  transport: createTransport({ smtpUrl, mailDir: '/nowhere', log: () => {} }),
  log: (level, message, fields) =>
    console.log(message === 'mail sent' ? `sent ${fields?.mail}` : `${level} ${message}`),
  clock: Date.now,
  compose: (row) => composeMail(composerDeps, row),
  pollInterval,
});
if (!leave) {
  // The last mail may be in flight in another process, so that only the database shows the end.
  while (await nextDue(database) !== undefined) await delay(pollInterval);
  await outbox.close();
  await database.close();
}
