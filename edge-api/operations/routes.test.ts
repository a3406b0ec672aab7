import assert from 'node:assert/strict';
import { openTestShop } from '../testing/open-test-shop.ts';
import fc from 'fast-check';
import { startSession } from '../sessions/session.ts';
import { permissionsOf, roles } from '../contract/staff/roles.ts';
import { z } from '../contract/zod.ts';
import { placeWaitingOrder } from '../orders/testing/place-waiting-order.ts';
import { sampleReview, withReviews } from '../reviews/testing/with-reviews.ts';
import { writeReview } from '../reviews/write-review.ts';
import { withStaff } from '../staff/testing/with-staff.ts';
import { adminOperations, allOperations } from './operation-list.ts';

Deno.test('each operation is for the roles with its permission, and for nobody else', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const members = [];
  for (const role of roles) members.push({ role, ...await test.join(role) });
  const customer = await startSession(test.database, 'an', test.clock());
  const owner = members[0]!.cookie;
  for (const { name, permission } of adminOperations) {
    // No operation accepts this input, so that nothing is changed.
    const post = async (headers: Record<string, string>) =>
      (await test.send(`admin/${name}`, null, headers)).status;
    for (const { role, cookie } of members) {
      const isGranted = permissionsOf(role).includes(permission);
      assert.equal(await post({ Cookie: cookie }), isGranted ? 422 : 403, `${name} ${role}`);
    }
    assert.equal(await post({}), 401, name);
    const tokens = { token: customer, Cookie: `__Host-staff=${customer}` };
    assert.equal(await post(tokens), 401, `${name} with the token of a customer`);
    assert.equal(await post({ Cookie: owner.replace('__Host-', '') }), 401, `${name} by http`);
    for (const Origin of ['https://evil.example', 'http://shop.example', 'null', '']) {
      assert.equal(await post({ Cookie: owner, Origin }), 403, `${name} from ${Origin}`);
    }
  }
});

Deno.test('lists of what only some members decide are for them alone', () => {
  const names = ['categories.list', 'payments.unmatched', 'returns.list'];
  assert.deepEqual(
    names.map((name) => allOperations.find((one) => one.name === name)?.permission),
    ['catalogue:write', 'payments:write', 'orders:write'],
  );
});

Deno.test('the role for products decides about reviews without their customers', async () => {
  await using test = withStaff(await openTestShop());
  await withReviews(test).order('an', ['sample-0']);
  const key = { userId: 'an', productId: 'sample-0' };
  await writeReview(test.database, key, sampleReview, test.clock());
  const { cookie } = await test.join('catalogue');
  const list = await test.send('admin/reviews.list', {}, { Cookie: cookie });
  const [{ id }] = list.body.data.items;
  const { status, body } = await test.send('admin/reviews.get', { id }, { Cookie: cookie });
  assert.equal(status, 404);
  assert.doesNotMatch(JSON.stringify([list.body, body]), /an@example\.com/);
});

Deno.test('a dangerous operation requires confirmed credentials before it reads its input', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const { cookie } = await test.join('owner');
  test.advance(10 * 60_000);
  for (const { name, confirm = false } of adminOperations) {
    const { status } = await test.send(`admin/${name}`, null, { Cookie: cookie });
    assert.equal(status, confirm ? 428 : 422, name);
  }
  const dangerous = adminOperations.filter(({ confirm }) => confirm).map(({ name }) => name);
  assert.deepEqual(dangerous.sort(), [
    'exports.customers',
    'orders.refund',
    'shipping.save',
    'staff.disable',
    'staff.invite',
    'staff.setRole',
  ]);
});

Deno.test('a reply has the data, or the details of the error, and is never stored', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const { cookie, id: actor } = await test.join('owner');
  const post = (name: string, input: unknown, headers = {}) =>
    test.send(`admin/${name}`, input, { Cookie: cookie, ...headers });
  const id = await placeWaitingOrder(test.deps, { 'sample-0': 1 });
  const { body: { data: order } } = await post('orders.get', { id });
  const change = { id, version: order.version, status: 'cancelled' };
  const changed = await post('orders.changeStatus', change);
  assert.deepEqual([changed.status, changed.body.data.status], [200, 'cancelled']);
  const conflict = await post('orders.changeStatus', change);
  assert.deepEqual([conflict.status, conflict.body.code], [409, 'CHANGED']);
  assert.deepEqual(conflict.body.details.current, changed.body.data);
  const audit = await post('audit.list', { operation: 'orders.changeStatus' });
  assert.equal(audit.body.data.items[0].actor, `staff ${actor}`);
  const replies = [
    changed,
    conflict,
    await post('orders.get', { id: 'nothing-there' }),
    await post('orders.fly', {}),
    await post('products.import', {}),
    await post('other/orders.get', { id }),
    await post('orders.get', {}, { 'Content-Type': 'text/plain' }),
    await test.send('admin/orders.get', { id }),
    await test.send('staff/me'),
  ];
  assert.deepEqual(replies.map(({ status }) => status), [
    200,
    409,
    404,
    404,
    404,
    404,
    415,
    401,
    401,
  ]);
  for (const { headers } of replies) assert.equal(headers.get('Cache-Control'), 'no-store');
});

Deno.test('operations reject any malformed input with an error of the client', async () => {
  await using test = withStaff(await openTestShop({ rateLimit: true }));
  const { cookie } = await test.join('owner');
  const texts = fc.constantFrom(
    '',
    ' ',
    '\0',
    '../x',
    "' or 1=1 --",
    '__proto__',
    'ế'.repeat(9_000),
  );
  const value = fc.oneof(
    texts,
    fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, [], {}, ['x'], 'cancelled', 'sample-0'),
    fc.jsonValue({ maxDepth: 2 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...adminOperations), fc.infiniteStream(value), async (
      { name, input },
      values,
    ) => {
      const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      const fields = Object.keys(properties).map((key) => [key, values.next().value]);
      const body = Object.fromEntries(fields);
      const { status } = await test.send(`admin/${name}`, body, { Cookie: cookie });
      const isExpected = status === 200 || (status >= 400 && status < 500);
      assert.ok(isExpected, `${status} ${name} ${JSON.stringify(body)}`);
    }),
    { numRuns: 400 },
  );
  assert.deepEqual(test.lines.filter((line) => line.includes('"error"')), []);
});

Deno.test('names of operations are unique', () => {
  const names = allOperations.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

Deno.test('a list of staff may be larger than the requests of visitors, with their session only', async () => {
  await using test = withStaff(await openTestShop());
  const { cookie } = await test.join('orders');
  const line = 'GHN12345678,7K3M9QXY,Nguyễn Văn An,12 Hàng Bạc, phường Hàng Bạc, Hà Nội,360000';
  const post = async (lines: number, headers = { Cookie: cookie }) => {
    const list = ['Mã vận đơn,Mã đơn,Tên,Địa chỉ,Phường,Tỉnh,COD', ...Array(lines).fill(line)];
    return await test.send('admin/orders.reconcileCod', { list: list.join('\n') }, headers);
  };
  const { status, body } = await post(2_000);
  assert.deepEqual([status, body.data?.lines.length], [200, 2_000]);
  assert.equal((await post(15_000)).status, 413);
  assert.equal((await post(2_000, { Cookie: '' })).status, 401);
});
