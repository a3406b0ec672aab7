import assert from 'node:assert/strict';
import { openTestShop } from '../testing/open-test-shop.ts';
import { staffPassword, withStaff } from './testing/with-staff.ts';

/** Opens the routes with a member, and uses up the attempts of unknown browsers for a day. */
async function openAttacked() {
  const test = withStaff(await openTestShop({ rateLimit: true }));
  const member = await test.join('owner');
  const logIn = async (headers: Record<string, string>, password = staffPassword) => {
    const code = await test.codeOf(member.secret);
    return await test.send('staff/log-in', { email: member.email, password, code }, headers);
  };
  const cookieOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('staff-device='))!;
  const known = cookieOf(await logIn({}));
  for (let network = 0; network < 25; network += 1) {
    const from = `198.51.100.${network}`;
    const body = { email: member.email, password: 'sai', code: '1' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await test.send('staff/log-in', body, { from });
    }
  }
  return { ...test, member, logIn, cookieOf, known, Cookie: known.split(';')[0]! };
}

Deno.test('strangers cannot lock a member out of a browser in which the member has logged in', async () => {
  await using test = await openAttacked();
  assert.equal((await test.logIn({ from: '203.0.113.9' })).status, 429, 'an unknown browser');
  assert.match(
    test.known,
    /^staff-device=[^;]+; Max-Age=31536000; Path=\/api\/staff; HttpOnly; Secure; SameSite=Lax$/,
  );
  const reply = await test.logIn({ from: '203.0.113.9', Cookie: test.Cookie });
  assert.equal(reply.status, 200);
  const renewed = test.cookieOf(reply).split(';')[0]!;
  assert.equal(renewed.split('.')[0], test.Cookie.split('.')[0], 'the browser keeps its id');
});

Deno.test('a known browser has a limit, and gives no access by itself', async () => {
  await using test = await openAttacked();
  const { Cookie } = test;
  const wrong = { email: test.member.email, password: 'sai', code: '1' };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push((await test.send('staff/log-in', wrong, { Cookie })).status);
  }
  assert.deepEqual([statuses.indexOf(429), statuses.includes(200)], [10, false]);
  const other = await test.join('reader');
  // The last digit of a signature has bits without a meaning, the first one has not.
  const otherDigit = (digit: string) => digit === 'A' ? 'B' : 'A';
  const forged = [
    Cookie.replace(/(?<=\.)[^.](?=[^.]*$)/, otherDigit),
    Cookie.replace(/\.\d+\./, '.1.'),
    'staff-device=x',
  ];
  for (const cookie of forged) {
    assert.equal((await test.logIn({ Cookie: cookie })).status, 429, cookie);
  }
  const foreign = { email: other.email, password: 'sai', code: '1' };
  assert.equal((await test.send('staff/log-in', foreign, { Cookie })).status, 401);
});

Deno.test('a session confirms although strangers have used up the attempts', async () => {
  await using test = await openAttacked();
  const session = { Cookie: test.member.cookie };
  const confirm = async (password: string) => {
    const code = await test.codeOf(test.member.secret);
    return (await test.send('staff/confirm', { password, code }, session)).status;
  };
  assert.equal(await confirm(staffPassword), 200);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { status } = await test.send('staff/confirm', { password: 'sai', code: '1' }, session);
    statuses.push(status);
  }
  assert.ok(statuses.includes(429), 'a session has a limit too');
});

Deno.test('the list of security requirements names each cookie that a log-in sets', async () => {
  await using test = withStaff(await openTestShop());
  const { email, secret } = await test.join('owner');
  const credentials = { email, password: staffPassword, code: await test.codeOf(secret) };
  const customer = { name: 'Lan', email: 'lan@example.com', password: 'ngọc bích trên núi' };
  const replies = [
    await test.send('staff/log-in', credentials),
    await test.send('user/register', customer),
    await test.send('user/login', customer),
  ];
  const cookies = replies.flatMap(({ headers }) => headers.getSetCookie());
  const names = new Set(cookies.map((cookie) => cookie.split('=')[0]!));
  const list = await Deno.readTextFile(new URL('../../docs/security-asvs.md', import.meta.url));
  assert.deepEqual([...names].sort(), ['__Host-staff', 'device', 'staff-device']);
  assert.deepEqual([...names].filter((name) => !list.includes(`\`${name}\``)), []);
});
