/**
 * Migrates a database of the baseline while a process of the baseline serves, and lets customers
 * and the owner use both versions: `deno task test:upgrade`.
 */
import assert from 'node:assert/strict';
import { orderCode } from '../../edge-api/contract/orders/order-code.ts';
import { startMailServer } from '../../edge-api/mail/testing/start-mail-server.ts';
import { openRawDatabase } from '../../edge-api/testing/raw-database.ts';
import { sqldRunsHere, startSqld } from '../../edge-api/testing/start-sqld.ts';
import { repository } from '../release/open-release.ts';
import { openBaseline } from './baseline.ts';
import { assertNoRowLost, assertSound, readKeys } from './database-content.ts';
import { type Line, orderBody } from './fixture/fixture.ts';
import { loadFixture } from './fixture/load-fixture.ts';
import { orderOnBoth } from './order-on-both.ts';
import { assertKept, readAsCustomers, readAsOwner } from './read-shop.ts';
import { errorsOf, type ReleaseOptions, runCommand, startRelease } from './release-process.ts';
import { payAcross, repeatFixtureOrders, repeatNewOrders, sendOrder } from './repeat-orders.ts';
import { call } from './send-request.ts';
import { readMails, untilReceived } from './sent-mails.ts';

const gourd: Line = ['moc-khoa-ho-lo-ngoc', 145_000, 1];

/** Time from the start of the test until the last waiting mail of the fixture is due, in ms. */
const mailDelay = 4_000;

/** Tables from which an order removes rows. */
const consumed = ['cart_lines'];

Deno.test(
  'a database file is migrated while the baseline serves',
  (test) => upgrade(test),
);

Deno.test({
  name: 'a database on a libSQL server is migrated while the baseline serves',
  ignore: !sqldRunsHere,
  async fn(test) {
    await using server = await startSqld();
    await upgrade(test, server.url);
  },
});

/** @param serverUrl URL of a database on a server. @default a file */
async function upgrade({ step }: Deno.TestContext, serverUrl?: string) {
  const baseline = await openBaseline();
  if (baseline === undefined) {
    return console.log('Left out: a shallow clone does not have the baseline.');
  }
  await using stack = new AsyncDisposableStack();
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-upgrade-' });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const databaseUrl = serverUrl ?? `file:${folder}/shop.db`;
  const mailServer = stack.use(await startMailServer());
  const database = stack.use(openRawDatabase(databaseUrl));
  const facts = await loadFixture(database, Date.now() + mailDelay);
  const rows = await readKeys(database);
  const settings = { SMTP_URL: mailServer.url };
  const common: Omit<ReleaseOptions, 'root'> = { databaseUrl, folder, settings };
  const releases = {
    old: { ...common, root: baseline },
    next: { ...common, root: repository },
  };

  const old = stack.use(await startRelease(releases.old));
  const seen = await readAsCustomers(old.origin, facts);
  // Commands take long, and do not depend on the kind of the database.
  const ownerSeen = serverUrl === undefined ? await readAsOwner(releases.old) : undefined;
  const next = stack.use(await startRelease(releases.next));
  const origins = { old: old.origin, next: next.origin };
  const placed: string[] = [];

  await step(
    'customers read the same as before in both versions, and the owner in the new one',
    async () => {
      for (const origin of Object.values(origins)) {
        assertKept(await readAsCustomers(origin, facts), seen);
      }
      if (ownerSeen) assertKept(await readAsOwner(releases.next), ownerSeen);
      assertNoRowLost(await readKeys(database), rows);
    },
  );
  await step('an order that is repeated at the other version stays one order', async () => {
    await repeatFixtureOrders(origins, facts);
    placed.push(...await repeatNewOrders(origins, facts));
  });
  await step('an order is paid at the other version', () => payAcross(origins, facts));
  await step('stock and ordered units add up while both versions take orders', async () => {
    placed.push(...await orderOnBoth(origins, releases, facts));
    assertNoRowLost(await readKeys(database), rows, consumed);
  });
  await step('links of mails from before the upgrade open at the new version', async () => {
    const query = new URLSearchParams(facts.links['/verify-email']);
    await call(next.origin, { path: `/api/user/verify-email?${query}` });
    const { email, token } = facts.links['/confirm-email']!;
    await call(next.origin, { path: '/api/user/confirm-email', body: { email, token } });
  });
  await step('the new version serves on without the baseline', async () => {
    old.signal('SIGTERM');
    await old.ended;
    const { status, text } = await sendOrder(next.origin, facts, {
      customer: 'an',
      payment: 'placecod',
      key: 'alone',
      request: orderBody([gourd]),
    });
    assert.equal(status, 200, text);
    placed.push(JSON.parse(text).orderId);
  });
  await step('every mail is sent once', async () => {
    // The baseline names also an order with a code of its own by its id.
    const codes = new Map<unknown, unknown>(
      (await database.all('select id, code from orders')).map(({ id, code }) => [id, code]),
    );
    const isNamed = (text: string, id: string) =>
      text.includes(orderCode({ id, code: null })) || text.includes(String(codes.get(id)));
    const shipped = facts.orders['to be shipped']!.id;
    await untilReceived(mailServer, [
      (mails) =>
        mails.some(({ to, text }) => to === 'dung@khach.example' && isNamed(text, shipped)),
      (mails) => mails.some(({ text }) => text.includes('/reset-password?')),
      ...placed.map((id) => (mails: { text: string }[]) =>
        mails.some(({ text }) => isNamed(text, id))
      ),
    ]);
    next.signal('SIGTERM');
    await next.ended;
    const { byId } = await readMails(mailServer);
    const repeated = [...byId].filter(([, count]) => count > 1);
    assert.deepEqual(repeated, []);
  });
  await step('the database is sound', async () => {
    await assertSound(databaseUrl);
    await runCommand(releases.next, 'check');
    assert.deepEqual(errorsOf(old.output() + next.output()), []);
  });
}
