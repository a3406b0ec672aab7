import assert from 'node:assert/strict';
import {
  emailChanges,
  savedAddresses,
  savedCharts,
  users,
} from '../../db/schema/account-tables.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { sampleChart } from '../../testing/sample-chart.ts';
import { saveAddress } from '../saved-addresses/saved-addresses.ts';
import { saveChart } from '../saved-charts/saved-charts.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { issuePasswordReset } from './issue-password-reset.ts';

const email = 'an@example.com';
const password = 'mật khẩu mới tinh';

Deno.test('a forgotten password is reset by mail', async () => {
  await using test = await openAccountShop();
  const { body: { token: session } } = await test.post('user/register', an);
  assert.equal((await test.post('user/forgot-password', { email })).status, 200);
  const [mail] = await test.mailsOfKind('reset-password');
  assert.equal(mail?.to.address, 'An@example.com');
  assert.match(mail?.text ?? '', /24 giờ/);
  const link = await test.linkIn('reset-password');
  const wakes = test.wakeCount();
  const { status, body } = await test.post('user/reset-password', { ...link, password });
  assert.deepEqual([status, body], [200, {
    success: true,
    message: 'Mật khẩu đã được đổi. Vui lòng đăng nhập bằng mật khẩu mới.',
  }]);
  assert.equal(test.wakeCount(), wakes + 1);
  assert.equal(await findSessionUser(test.database, session, test.clock()), undefined);
  assert.equal((await test.post('user/login', an)).status, 401);
  assert.equal((await test.post('user/login', { email, password })).status, 200);
  const [user] = await test.database.read.select().from(users);
  assert.deepEqual([user?.emailVerifiedAt, user?.passwordSetAt], [test.clock(), test.clock()]);
  assert.deepEqual(await test.mailKinds(), [
    'verify-email',
    'reset-password',
    'password-changed',
    'welcome',
  ]);
});

Deno.test('resetPassword() removes all data of a stranger who registered the address before', async () => {
  await using test = await openAccountShop();
  const { database } = test;
  const { id, token: session } = await test.open(an.email);
  const verification = await test.linkIn('verify-email');
  await saveAddress(database, id, sampleAddress, test.clock());
  await saveChart(database, id, sampleChart, test.clock());
  const change = { email: 'attacker@example.com', password: an.password };
  const requested = await test.post('user/account/email', change, { as: session });
  assert.equal(requested.status, 200);
  const theft = await test.linkIn('confirm-email-change');
  const earlier = await issuePasswordReset(database, id, email, test.clock());
  await test.post('user/forgot-password', { email });
  await test.post('user/reset-password', { ...await test.linkIn('reset-password'), password });
  assert.equal(await findSessionUser(database, session, test.clock()), undefined);
  assert.equal((await test.post('user/login', an)).status, 401);
  assert.equal((await test.post('user/register', an)).status, 409);
  assert.equal((await test.post('user/confirm-email', theft)).status, 422);
  const again = { email, token: earlier, password: 'mật khẩu của kẻ lạ' };
  assert.equal((await test.post('user/reset-password', again)).status, 422);
  assert.equal((await test.post('user/not-me', verification)).status, 422);
  const { read } = database;
  assert.deepEqual(
    await Promise.all(
      [savedAddresses, savedCharts, emailChanges].map((table) => read.$count(table)),
    ),
    [0, 0, 0],
  );
  assert.equal((await test.post('user/login', { email, password })).status, 200);
});
