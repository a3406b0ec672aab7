import assert from 'node:assert/strict';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { listAudit } from '../../operations/list-audit.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { withStaff } from '../testing/with-staff.ts';
import { disableStaff, listStaff, setStaffRole } from './change-staff.ts';
import { inviteStaff } from './invite-staff.ts';

/** Opens a shop and returns a function that reads a member. */
async function openWithStaff() {
  const test = withStaff(await openTestShop({ rateLimit: true }));
  const read = async (id: string) => {
    const { items } = await runAsOwner(test.deps, listStaff, {});
    return items.find((row) => row.id === id)!;
  };
  return { ...test, read };
}

Deno.test('a disabled member has no session, and an invitation enables the member again', async () => {
  await using test = await openWithStaff();
  const { id, cookie, email } = await test.join('orders');
  const { version, state } = await test.read(id);
  assert.equal(state, 'active');
  const disabled = await runAsOwner(test.deps, disableStaff, { id, version });
  assert.equal(disabled.state, 'disabled');
  const status = async () => (await test.send('staff/me', undefined, { Cookie: cookie })).status;
  assert.equal(await status(), 401);
  await test.join('orders', email);
  assert.equal((await test.read(id)).state, 'active');
  assert.equal(await status(), 401, 'the old session stays ended');
});

Deno.test('a change of the role holds at once, and needs the current version', async () => {
  await using test = await openWithStaff();
  const { id, cookie } = await test.join('orders');
  const { version } = await test.read(id);
  const list = () => test.send('admin/orders.list', {}, { Cookie: cookie });
  assert.equal((await list()).status, 200);
  await runAsOwner(test.deps, setStaffRole, { id, version, role: 'catalogue' });
  assert.equal((await list()).status, 403);
  await assert.rejects(
    runAsOwner(test.deps, setStaffRole, { id, version, role: 'reader' }),
    { code: 'CHANGED' },
  );
  const missing = { id: 'x', version: 1 };
  await assert.rejects(runAsOwner(test.deps, disableStaff, missing), { code: 'NOT_FOUND' });
});

Deno.test('an open invitation gives no role that was taken back after it', async () => {
  await using test = await openWithStaff();
  const { id, email } = await test.join('orders');
  const token = await test.invite('orders', email);
  const { version } = await test.read(id);
  const outdated = { id, version: version - 1, role: 'catalogue' };
  await assert.rejects(runAsOwner(test.deps, setStaffRole, outdated), { code: 'CHANGED' });
  await runAsOwner(test.deps, setStaffRole, { id, version, role: 'reader' });
  const { body } = await test.send('staff/invitation', { token });
  assert.equal(body.role, 'reader');
  await test.send('staff/accept', { token, name: 'Bình', password: 'bốn hạt mã não đỏ' });
  assert.equal((await test.read(id)).role, 'reader');
});

Deno.test('the last owner can be neither disabled nor given another role', async () => {
  await using test = await openWithStaff();
  const { id, email } = await test.join('owner', 'an@example.com');
  const { version } = await test.read(id);
  await test.invite('owner', 'moi@example.com');
  const attempts = [
    () => runAsOwner(test.deps, disableStaff, { id, version }),
    () => runAsOwner(test.deps, setStaffRole, { id, version, role: 'reader' }),
    () => runAsOwner(test.deps, inviteStaff, { email, role: 'reader' }),
  ];
  for (const attempt of attempts) await assert.rejects(attempt(), { code: 'LAST_OWNER' });
  const second = await test.join('owner', 'binh@example.com');
  const other = await test.read(second.id);
  const results = await Promise.allSettled([
    runAsOwner(test.deps, disableStaff, { id, version }),
    runAsOwner(test.deps, disableStaff, { id: second.id, version: other.version }),
  ]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

Deno.test('a role of an invitation that would remove the last owner is refused at its use', async () => {
  await using test = await openWithStaff();
  const [an, binh] = [await test.join('owner', 'an@example.com'), await test.join('owner')];
  const token = await test.invite('reader', an.email);
  const { version } = await test.read(binh.id);
  await runAsOwner(test.deps, disableStaff, { id: binh.id, version });
  const body = { token, name: 'An', password: 'bốn hạt mã não đỏ' };
  const refused = await test.send('staff/accept', body);
  assert.deepEqual([refused.status, refused.body.code], [409, 'LAST_OWNER']);
  assert.equal((await test.read(an.id)).role, 'owner');
});

Deno.test('changes of staff are in the audit log, without the address', async () => {
  await using test = await openWithStaff();
  const { id } = await test.join('orders', 'binh.tran@example.com');
  const { version } = await test.read(id);
  await runAsOwner(test.deps, disableStaff, { id, version });
  const { items } = await runAsOwner(test.deps, listAudit, { subject: id });
  assert.deepEqual(items.map(({ operation, before, after }) => [operation, before, after]), [
    ['staff.disable', { state: 'active' }, { state: 'disabled' }],
    ['staff.accept', null, { role: 'orders', method: 'password' }],
    ['staff.invite', null, { role: 'orders', email: 'b***@example.com' }],
  ]);
});
