/**
 * A process of its own with an outbox. It prints `sent <number>` for each mail and ends when none
 * waits any more; with `leave` it comes to its end with the outbox still open.
 *
 * Arguments: URL of the database, URL of the mail server, perhaps `leave`.
 */
import { openDatabase } from '../../db/open-database.ts';
import { composeMail } from '../compose/compose-mail.ts';
import { nextDue } from '../outbox/mail-queue.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createTransport } from '../transport/transport.ts';

const [url = '', smtpUrl = '', leave] = Deno.args;
const database = await openDatabase({ url, limits: { busyMs: 20_000 } });
const parts = {
  database,
  publicUrl: 'https://shop.example',
  issueVerification: () => Promise.resolve('token'),
};
const outbox = createOutbox({
  database,
  transport: createTransport({ smtpUrl, mailDir: '/nowhere', log: () => {} }),
  log: (level, message, fields) =>
    console.log(message === 'mail sent' ? `sent ${fields?.mail}` : `${level} ${message}`),
  clock: Date.now,
  compose: (row) => composeMail(parts, row),
  poll: 20,
});
if (!leave) {
  while (await nextDue(database) !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await outbox.close();
  await database.close();
}
