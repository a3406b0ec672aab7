import assert from 'node:assert/strict';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { runShop, runShopForJson } from '../testing/run-shop.ts';

Deno.test('shop staff invites, lists and disables people', async () => {
  await using test = await createTestDatabase();
  const shop = (...args: string[]) => runShop(test.url, 'staff', ...args);
  assert.equal((await shop('list')).stdout, 'Nobody uses the back office.\n');
  const invited = await shop('invite', 'an@example.com', '--role', 'owner');
  assert.match(invited.stdout, /^http:\/\/localhost:8000\/admin\/invite#[\w-]{43}\n$/);
  await shop('invite', 'binh@example.com', '--role', 'orders');
  const { staff } = await runShopForJson(test.url, 'staff', 'list') as {
    staff: { email: string; role: string; state: string }[];
  };
  assert.deepEqual(staff.map(({ email, role, state }) => `${email} ${role} ${state}`).sort(), [
    'an@example.com owner invited',
    'binh@example.com orders invited',
  ]);
  assert.equal(
    (await shop('disable', 'Binh@example.com')).stdout,
    'binh@example.com is disabled.\n',
  );
  const unknown = await shop('disable', 'ai@example.com');
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /Nobody with this address/);
  for (const args of [['invite', 'an@example.com'], ['invite', 'x', '--role', 'boss']]) {
    assert.equal((await shop(...args)).code, 2, args.join(' '));
  }
  assert.equal((await shop('invite', 'x', '--role', 'owner')).code, 1);
});
