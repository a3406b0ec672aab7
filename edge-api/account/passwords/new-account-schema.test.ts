import { saveSettings } from '../../settings/save-settings.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import assert from 'node:assert/strict';
import { users } from '../../db/schema/account-tables.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { newAccountSchema } from './new-account-schema.ts';

const common = 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.';
const guessable = 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.';
const personal = 'Mật khẩu không được trùng với email hoặc họ tên của bạn.';

async function messageOf(password: string, change: object = {}) {
  const result = await newAccountSchema().safeParseAsync({ ...an, password, ...change });
  return result.error?.issues.map(({ path, message }) => `${path}: ${message}`).join();
}

Deno.test('newAccountSchema rejects common passwords, whatever their case and accents', async () => {
  const passwords = ['12345678', 'password', 'PassWord', 'iloveyou', 'anhyeuem', 'anh yêu em'];
  for (const password of [...passwords, '1q2w3e4r', 'qwertyuiop', '11111111']) {
    assert.equal(await messageOf(password), `password: ${common}`, password);
  }
});

Deno.test('newAccountSchema rejects the name and the e-mail address as a password', async () => {
  const person = { name: 'Nguyễn Văn Đá', email: 'Van.Da.Nguyen@example.com' };
  const passwords = ['Nguyễn Văn Đá', 'nguyenvanda', 'NGUYEN VAN DA', 'van.da.nguyen@example.com'];
  for (const password of [...passwords, 'VAN.DA.NGUYEN', 'ván.đà.nguyễn']) {
    assert.equal(await messageOf(password, person), `password: ${personal}`, password);
  }
});

Deno.test('newAccountSchema rejects the first guesses', async () => {
  const passwords = ['matkhau123', 'Nguyễn An 1', '0912 345 678', '19/05/1990', 'thachan2024'];
  for (const password of [...passwords, '        ', 'Sunshine2024!']) {
    assert.equal(await messageOf(password), `password: ${guessable}`, password);
  }
});

Deno.test('newAccountSchema does not search for words in a password of an invalid length', async () => {
  const length = 'password: Mật khẩu phải có từ 8 đến 200 ký tự.';
  for (const password of ['1'.repeat(60_000), 'matkhau'.repeat(100), '1'.repeat(201), '1']) {
    assert.equal(await messageOf(password), length);
  }
});

Deno.test('every way to set a password rejects the name of the shop in the settings', async () => {
  await using test = await openAccountShop();
  await runAsOwner(
    test.database,
    saveSettings,
    { version: 0, changes: { name: 'Suối Ngọc Lam' } },
    0,
  );
  const weak = 'suoingoclam2026';
  const issues = [{ path: 'password', message: guessable }];
  const expectRefusal = ({ status, body }: Awaited<ReturnType<typeof test.post>>) =>
    assert.deepEqual([status, body.issues], [422, issues]);
  expectRefusal(await test.post('user/register', { ...an, password: weak }));
  const { body: { token } } = await test.post('user/register', an);
  const change = { currentPassword: an.password, password: weak };
  expectRefusal(await test.post('user/account/password', change, { as: token }));
  await test.post('user/forgot-password', { email: an.email });
  const link = await test.linkIn('reset-password');
  expectRefusal(await test.post('user/reset-password', { ...link, password: weak }));
});

Deno.test('newAccountSchema accepts every other password of at least 8 characters', async () => {
  const passwords = [
    'mật khẩu dài',
    'an@example.com của tôi',
    'Nguyễn An bên suối',
    'xqvz kplm',
  ];
  for (const password of passwords) {
    assert.equal(await messageOf(password), undefined, password);
  }
  assert.equal(await messageOf('xqvzkpl'), 'password: Mật khẩu phải có từ 8 đến 200 ký tự.');
});

Deno.test('POST /register rejects a weak password without a hash or a used attempt', async () => {
  await using test = await openAccountShop();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { status, body } = await test.post('user/register', { ...an, password: 'password1' });
    assert.equal(status, 422);
    assert.deepEqual(body.issues, [{ path: 'password', message: common }]);
  }
  assert.equal(await test.database.read.$count(users), 0);
  assert.equal((await test.post('user/register', an)).status, 200);
});

Deno.test('POST /login accepts an old password that no new account could have', async () => {
  await using test = await openAccountShop();
  await test.open(an.email);
  const passwordHash = await test.passwords.hash('123456');
  await test.database.batch((db) => [db.update(users).set({ passwordHash })]);
  const { status } = await test.post('user/login', { email: an.email, password: '123456' });
  assert.equal(status, 200);
});
