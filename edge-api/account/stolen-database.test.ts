import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { issueVerification } from './verification/verification-links.ts';
import { an, openAccountShop } from './testing/open-account-shop.ts';

/** Reads the database file and the files beside it, such as the write-ahead log. */
async function readDatabaseFiles(folder: string): Promise<Buffer> {
  const files: Uint8Array[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    files.push(await Deno.readFile(`${folder}/${name}`));
  }
  return Buffer.concat(files);
}

Deno.test('the database files contain neither tokens nor passwords', async () => {
  await using test = await openAccountShop();
  const registered = await test.post('user/register', an);
  const loggedIn = await test.post('user/login', an);
  const ended = await test.post('user/login', an);
  await test.post('user/logout', {}, { as: ended.body.token });
  await test.post('user/login', { ...an, password: 'một mật khẩu khác' });
  const { id } = await test.open('binh@example.com');
  const [open, used] = [
    (await issueVerification(test.database, id, test.clock()))!,
    (await issueVerification(test.database, id, test.clock()))!,
  ];
  await test.request('GET', `user/verify-email?token=${used}&email=binh@example.com`);
  await test.post('user/forgot-password', { email: an.email });
  const change = { email: 'new@example.com', password: an.password };
  await test.post('user/account/email', change, { as: registered.body.token });
  const links = [await test.linkIn('reset-password'), await test.linkIn('confirm-email-change')];

  const copy = await readDatabaseFiles(test.folder);
  assert.ok(copy.includes('an@example.com'), 'the files are those of the database');
  const secrets = [registered, loggedIn, ended].map(({ body }) => body.token as string);
  for (const secret of [...secrets, open, used, ...links.map(({ token }) => token)]) {
    assert.match(secret, /^[\w-]{43}$/);
    assert.ok(!copy.includes(secret));
    assert.ok(!copy.includes(Buffer.from(secret, 'base64url')), 'the decoded bytes');
    assert.ok(!copy.includes(Buffer.from(secret, 'base64url').toString('hex')));
  }
  for (const password of [an.password, 'một mật khẩu khác']) {
    assert.ok(!copy.includes(password));
    assert.ok(!copy.includes(Buffer.from(password).toString('base64')));
  }
});
