import assert from 'node:assert/strict';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import { orders } from '../../db/schema/order-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { createTokenIssuer } from '../../account/create-token-issuer.ts';
import { emailChangeLifetime } from '../../account/email-change/email-change.ts';
import { insertMail, type NewMail } from '../insert-mail.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { mailsOf } from '../testing/mails-of.ts';

/** Composes one mail of a customer, which was queued at 00:05 on 22 November 2026. */
async function compose(
  mail: NewMail,
  {
    user = {} as Partial<typeof users.$inferInsert>,
    changeExpiresAt = Infinity,
    hasOrdered = false,
  } = {},
) {
  const now = Date.UTC(2026, 10, 21, 17, 5);
  await using test = await createTestDatabase();
  const { database } = test;
  const expiresAt = Math.min(now + emailChangeLifetime, changeExpiresAt);
  await database.batch((db) => [
    db.insert(users).values({
      id: 'u1',
      name: 'Nguyễn Văn An',
      email: 'an+shop@khach.example',
      emailKey: 'an+shop@khach.example',
      createdAt: 1,
      ...user,
    }),
    db.insert(emailChanges)
      .values({ userId: 'u1', email: 'moi@khach.example', createdAt: now, expiresAt }),
    insertMail(db, mail, now),
    ...(hasOrdered ? [db.insert(orders).values({ ...sampleOrder, userId: 'u1' })] : []),
  ]);
  const [composed] = await mailsOf(database, createTokenIssuer(database, () => now));
  return composed;
}

const account = { userId: 'u1' };

Deno.test('the mail of a forgotten password has a link for a day and says what to do', async () => {
  const mail = await compose({ kind: 'reset-password', ...account });
  assert.deepEqual(mail?.to, { name: '', address: 'an+shop@khach.example' });
  for (const body of [mail!.text, mail!.html]) {
    assert.match(body, /reset-password\?token=[\w-]{43}&(?:amp;)?email=an%2Bshop%40khach\.example/);
    assert.match(body, /24 giờ/);
    assert.match(body, /Nếu bạn không yêu cầu, hãy bỏ qua email này/);
  }
});

Deno.test('the notice of a new password names the time, the account and a way back', async () => {
  const mail = await compose({ kind: 'password-changed', ...account }, {
    user: { emailVerifiedAt: 1 },
  });
  for (const fact of ['00:05 ngày 22/11/2026', 'Xin chào Nguyễn Văn An', 'Quên mật khẩu?']) {
    assert.ok(mail?.text.includes(fact), fact);
  }
  assert.doesNotMatch(mail!.text, /token=/);
});

Deno.test('the mail for a new address goes to that address and does not name the old one', async () => {
  const mail = await compose({ kind: 'confirm-email-change', ...account });
  assert.equal(mail?.to.address, 'moi@khach.example');
  assert.match(mail!.text, /confirm-email\?token=[\w-]{43}&email=moi%40khach\.example/);
  for (const body of [mail!.text, mail!.html]) assert.ok(!body.includes('an+shop'));
});

Deno.test('the notice of a new address goes to the old one', async () => {
  const recipient = 'cu@khach.example';
  const mail = await compose({ kind: 'email-changed', ...account, recipient });
  assert.equal(mail?.to.address, recipient);
  assert.match(
    mail!.text,
    /không còn dùng email cu@khach\.example kể từ 00:05 ngày 22\/11\/2026/,
  );
  assert.ok(!mail!.text.includes('an+shop'));
});

Deno.test('the notice of a deleted account needs no account', async () => {
  const mail = await compose({ kind: 'account-deleted', recipient: 'cu@khach.example' });
  assert.deepEqual(mail?.to, { name: '', address: 'cu@khach.example' });
  assert.match(mail!.text, /^Xin chào bạn,$/m);
});

Deno.test('a mail is not needed after the deletion, a cancelled or an expired change', async () => {
  const kinds = ['welcome', 'reset-password', 'password-changed', 'confirm-email-change'] as const;
  for (const kind of kinds) {
    assert.equal(await compose({ kind, ...account }, { user: { deletedAt: 1 } }), undefined);
  }
  const expired = { changeExpiresAt: 1 };
  assert.equal(await compose({ kind: 'confirm-email-change', ...account }, expired), undefined);
});

Deno.test('an implausible name is in no mail about an account', async () => {
  const user = { name: 'Trúng thưởng tại https://evil.example' };
  const mails: NewMail[] = [
    { kind: 'verify-email', ...account },
    { kind: 'reset-password', ...account },
    { kind: 'password-changed', ...account },
    { kind: 'confirm-email-change', ...account },
    { kind: 'email-changed', ...account, recipient: 'cu@khach.example' },
  ];
  for (const mail of mails) {
    const composed = await compose(mail, { user });
    assert.equal(composed?.to.name, '');
    for (const text of [composed!.text, composed!.html]) assert.doesNotMatch(text, /evil|thưởng/);
  }
});

Deno.test('the welcome mail promises the code only to a customer who can use it', async () => {
  const user = { emailVerifiedAt: 1 };
  const first = await compose({ kind: 'welcome', ...account }, { user });
  assert.match(first!.text, /WELCOME10/);
  assert.match(first!.text, /Giảm 10% cho đơn hàng đầu tiên/);
  const later = await compose({ kind: 'welcome', ...account }, { user, hasOrdered: true });
  assert.doesNotMatch(later!.text + later!.html + later!.subject, /WELCOME10|Giảm/);
  assert.match(later!.text, /Cảm ơn bạn đã mua sắm/);
});
