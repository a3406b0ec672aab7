import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { issueVerification } from './verification/verification-links.ts';
import { an } from './testing/open-accounts.ts';
import { openAccountApp } from './testing/open-account-app.ts';

/** Reads the database file and the files beside it, such as the write-ahead log. */
async function readDatabaseFiles(folder: string): Promise<Buffer> {
  const files: Uint8Array[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    files.push(await Deno.readFile(`${folder}/${name}`));
  }
  return Buffer.concat(files);
}

Deno.test('the database files contain neither tokens nor passwords', async () => {
  await using test = await openAccountApp();
  const registered = await test.send('/register', an);
  const loggedIn = await test.send('/login', an);
  const ended = await test.send('/login', an);
  await test.send('/logout', {}, { token: ended.body.token });
  await test.send('/login', { ...an, password: 'một mật khẩu khác' });
  const { id } = await test.open('binh@example.com');
  const [open, used] = [
    (await issueVerification(test.database, id, test.clock()))!,
    (await issueVerification(test.database, id, test.clock()))!,
  ];
  await test.send(`/verify-email?token=${used}&email=binh@example.com`);
  await test.send('/forgot-password', { email: an.email });
  const session = { token: registered.body.token };
  const change = { email: 'new@example.com', password: an.password };
  await test.send('/account/email', change, session);
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
