import assert from 'node:assert/strict';
import { createOutboxHarness } from '../testing/outbox-harness.ts';
import { startMailServer } from '../testing/start-mail-server.ts';

const recipient = 'cu@khach.example';

for (const isRejected of [false, true]) {
  const result = isRejected ? 'rejected' : 'sent';
  Deno.test(`the database forgets the recipient of a notice that was ${result}`, async () => {
    await using server = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(isRejected ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
    });
    await using harness = await createOutboxHarness();
    await harness.enqueue({ kind: 'account-deleted', recipient });
    assert.equal((await harness.rows())[0]?.recipient, recipient);
    const outbox = harness.openOutbox({ smtpUrl: server.url });
    await harness.waitForLog(isRejected ? 'mail rejected permanently' : 'mail sent');
    await outbox.close();
    assert.deepEqual(server.recipients, isRejected ? [] : [[recipient]]);
    const [row] = await harness.rows();
    assert.equal(row?.recipient, null);
    assert.ok(isRejected ? row?.failedAt : row?.sentAt);
  });
}
