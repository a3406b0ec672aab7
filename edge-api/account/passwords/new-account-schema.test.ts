import assert from 'node:assert/strict';
import { users } from '../../db/schema/account-tables.ts';
import { openAccountApp } from '../testing/open-account-app.ts';
import { an } from '../testing/open-accounts.ts';
import { newAccountSchema } from './new-account-schema.ts';

const common = 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.';
const personal = 'Mật khẩu không được trùng với email hoặc họ tên của bạn.';

async function messageOf(password: string, change: object = {}) {
  const result = await newAccountSchema.safeParseAsync({ ...an, password, ...change });
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

Deno.test('newAccountSchema accepts every other password of at least 8 characters', async () => {
  const passwords = [
    'mật khẩu dài',
    'an@example.com của tôi',
    'Nguyễn An 1',
    'xqvz kplm',
    '        ',
  ];
  for (const password of passwords) {
    assert.equal(await messageOf(password), undefined, password);
  }
  assert.equal(await messageOf('xqvzkpl'), 'password: Mật khẩu phải có từ 8 đến 200 ký tự.');
});

Deno.test('POST /register rejects a weak password without a hash or a used attempt', async () => {
  await using test = await openAccountApp();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { status, body } = await test.send('/register', { ...an, password: 'password1' });
    assert.equal(status, 422);
    assert.deepEqual(body.issues, [{ path: 'password', message: common }]);
  }
  assert.equal(await test.database.read.$count(users), 0);
  assert.equal((await test.send('/register', an)).status, 200);
});

Deno.test('POST /login accepts an old password that no new account could have', async () => {
  await using test = await openAccountApp();
  await test.open(an.email);
  const passwordHash = await test.passwords.hash('123456');
  await test.database.batch((db) => [db.update(users).set({ passwordHash })]);
  const { status } = await test.send('/login', { email: an.email, password: '123456' });
  assert.equal(status, 200);
});
