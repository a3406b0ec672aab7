import { saveSettings } from '../../settings/save-settings.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import assert from 'node:assert/strict';
import { decodePicture } from '../../catalogue/pictures/decode-picture.ts';
import { orderStatuses, orderStatusNames } from '../../contract/orders/order-status.ts';
import { type Database } from '../../db/database.ts';
import { emailChanges, users } from '../../db/schema/account-tables.ts';
import { orderItems, orders, payments } from '../../db/schema/order-tables.ts';
import { orderReturns } from '../../db/schema/transfer-tables.ts';
import { mails, orderChangeKinds } from '../../db/schema/mail-tables.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { composeMail } from './compose-mail.ts';
import type { MailRow, OutgoingMail } from '../outgoing-mail.ts';
import { giverName } from '../../account/guests/giver-name.ts';
import { sampleItems, sampleOrder } from '../testing/sample-order.ts';

const publicUrl = 'https://shop.example';

interface Shop {
  database: Database;
  issued: string[];
  compose(row: Partial<MailRow>): ReturnType<typeof composeMail>;
  mail(row: Partial<MailRow>): Promise<OutgoingMail>;
  reason(row: Partial<MailRow>): Promise<string>;
}

/** Runs `work` with a database that holds one customer and one order. */
async function withShop(
  work: (shop: Shop) => Promise<void>,
  {
    name = 'Nguyễn Văn An',
    order = {} as Partial<typeof sampleOrder>,
    emailVerifiedAt = 1 as number | null,
    paid = 0,
  } = {},
) {
  await using test = await createTestDatabase();
  const { database } = test;
  const user = {
    id: 'u1',
    name,
    email: 'an+shop@khach.example',
    emailKey: 'an+shop@khach.example',
    emailVerifiedAt,
    createdAt: 1,
  };
  await database.batch((db) => [
    db.insert(users).values(user),
    db.insert(orders).values({ ...sampleOrder, ...order }),
    db.insert(orderItems).values(sampleItems),
    ...paid === 0 ? [] : [
      db.insert(payments).values({
        ...{ orderId: sampleOrder.id, method: order.payment ?? 'transfer', amount: paid },
        ...{ state: 'paid', provider: 'sepay', reference: 'sepay:1', at: 9 },
      }),
    ],
  ]);
  const issued: string[] = [];
  const issue = (userId: string) => {
    issued.push(userId);
    return Promise.resolve('a-token');
  };
  const tokens = {
    ...{ verification: issue, passwordReset: issue, emailChange: issue },
    ...{ refusal: issue, orderLink: issue, noticeLink: issue, codeRefusal: issue },
    guestCode: () => issue(''),
  };
  const compose = (row: Partial<MailRow>) =>
    composeMail({ database, publicUrl, tokens }, {
      id: 7,
      kind: 'welcome',
      userId: 'u1',
      orderId: null,
      recipient: null,
      orderStatus: null,
      waitId: null,
      transferId: null,
      createdAt: 5,
      nextAttemptAt: 5,
      attempts: 1,
      sentAt: null,
      failedAt: null,
      lastError: null,
      ...row,
    });
  await work({
    database,
    issued,
    compose,
    async mail(row) {
      const result = await compose(row);
      assert.equal(result.needed, true);
      return result.mail;
    },
    async reason(row) {
      const result = await compose(row);
      assert.ok(!result.needed);
      return result.reason;
    },
  });
}

const placed = { kind: 'order-placed', orderId: sampleOrder.id } as const;

Deno.test('composeMail() issues the token when it composes a verification mail', () =>
  withShop(async ({ mail, issued }) => {
    const { text, html, messageId, to } = await mail({ kind: 'verify-email' });
    assert.deepEqual(issued, ['u1', 'u1']);
    const query = 'token=a-token&email=an%2Bshop%40khach.example';
    assert.ok(text.includes(`${publicUrl}/verify-email?${query}`));
    assert.ok(html.includes(`href="${publicUrl}/verify-email?${query.replace('&', '&amp;')}"`));
    assert.match(text, /24 giờ/);
    assert.match(text, /Nếu không phải bạn yêu cầu/);
    assert.equal(messageId, '<mail-7.5@shop.example>');
    assert.deepEqual(to, { name: '', address: 'an+shop@khach.example' });
  }, { emailVerifiedAt: null }));

Deno.test('composeMail() includes the promo code in the welcome mail, also after a cancelled order', () =>
  withShop(async ({ mail }) => {
    const { text, html } = await mail({ kind: 'welcome' });
    for (const body of [text, html]) {
      assert.match(body, /WELCOME10/);
      assert.match(body, /Giảm 10% cho đơn hàng đầu tiên/);
    }
  }, { order: { status: 'cancelled' } }));

Deno.test('composeMail() lists the whole order in text and HTML', () =>
  withShop(async ({ mail }) => {
    const { to, subject, text, html } = await mail(placed);
    assert.deepEqual(to, { name: 'Nguyễn Văn An', address: 'an+shop@khach.example' });
    assert.match(subject, /7K3M9QXY/);
    for (const body of [text, html]) {
      for (
        const fact of [
          '7K3M9QXY',
          'Vòng tay thạch anh tím',
          '2 × 450.000 VNĐ',
          '900.000 VNĐ',
          'Cây đá thạch anh hồng',
          '1.350.000 VNĐ',
          'Giảm giá (WELCOME10)',
          '−135.000 VNĐ',
          '10.000 VNĐ',
          '1.225.000 VNĐ',
          '00:05 ngày 22/11/2026',
          'Nguyễn Văn An',
          '0912 345 678',
          '12 Hàng Bạc, Phường Hàng Bạc, Quận Hoàn Kiếm, Thành phố Hà Nội, Việt Nam',
          'Khi nhận hàng (COD)',
          `${publicUrl}/order/7K3M9QXY#a-token`,
        ]
      ) assert.ok(body.replaceAll('&nbsp;VNĐ', ' VNĐ').includes(fact), `${fact} in ${body}`);
    }
  }, { order: { email: 'an+shop@khach.example' } }));

Deno.test('composeMail() has no discount line if there is no discount', () =>
  withShop(async ({ mail }) => {
    const { text } = await mail(placed);
    assert.doesNotMatch(text, /Giảm giá/);
    assert.match(text, /Thẻ, chờ thanh toán/);
  }, {
    order: {
      discount: 0,
      amount: 1_360_000,
      promoCode: null,
      payment: 'card',
      status: 'awaiting-payment',
    },
  }));

for (const status of orderStatuses) {
  Deno.test(`composeMail() announces the status ${status}`, () =>
    withShop(async ({ mail }) => {
      const row = { kind: 'order-status', orderId: sampleOrder.id, orderStatus: status } as const;
      const { subject, text, html } = await mail(row);
      assert.equal(subject, `Đơn hàng 7K3M9QXY: ${orderStatusNames[status]}`);
      for (const body of [text, html]) assert.ok(body.includes(orderStatusNames[status]));
      assert.equal(/chuẩn bị 1\.225\.000 VNĐ/.test(text), status === 'shipping');
    }, { order: { status } }));
}

Deno.test('composeMail() mentions a refund only for paid orders and cash only for unpaid ones', async () => {
  const row = { kind: 'order-status', orderId: sampleOrder.id } as const;
  await withShop(async ({ mail }) => {
    const { text } = await mail({ ...row, orderStatus: 'cancelled' });
    assert.doesNotMatch(text, /hoàn lại/);
  }, { order: { status: 'cancelled' } });
  await withShop(async ({ mail }) => {
    const { text } = await mail({ ...row, orderStatus: 'cancelled' });
    assert.match(text, /hoàn lại/);
  }, { order: { status: 'cancelled', payment: 'card', paidAt: 9 }, paid: 1_225_000 });
  await withShop(async ({ mail }) => {
    const { text } = await mail({ ...row, orderStatus: 'shipping' });
    assert.doesNotMatch(text, /để thanh toán khi nhận/);
  }, { order: { status: 'shipping', payment: 'card', paidAt: 9 }, paid: 1_225_000 });
});

Deno.test('composeMail() reports the decision about a return with the answer of the shop', async () => {
  const row = { kind: 'order-return', orderId: sampleOrder.id } as const;
  const request = { orderId: sampleOrder.id, reason: 'Bị nứt', at: 1 };
  await withShop(async ({ database, mail }) => {
    const decide = (state: 'accepted' | 'refused', note: string | null) =>
      database.batch((db) => [
        db.insert(orderReturns).values({ ...request, state, note })
          .onConflictDoUpdate({ target: orderReturns.orderId, set: { state, note } }),
      ]);
    await decide('accepted', 'Gửi về 12 Hàng Bạc');
    const accepted = await mail(row);
    assert.match(accepted.subject, /: đồng ý đổi trả$/);
    assert.match(accepted.text, /đồng ý đổi trả đơn hàng của bạn[^]*12 Hàng Bạc/);
    await decide('refused', null);
    const { text } = await mail(row);
    assert.match(text, /không thể nhận đổi trả/);
    assert.doesNotMatch(text, /Trả lời:/);
  }, { order: { status: 'delivered' } });
});

Deno.test('composeMail() says by how much a payment differs from the new amount of an order', async () => {
  const row = { kind: 'order-edited', orderId: sampleOrder.id } as const;
  const order = { status: 'processing', payment: 'transfer', paidAt: 9 } as const;
  const texts = [
    [1_325_000, /Bạn đã trả thừa 100\.000 VNĐ so với tổng tiền mới\./],
    [1_125_000, /cao hơn số tiền bạn đã trả, còn thiếu 100\.000 VNĐ\./],
  ] as const;
  for (const [paid, expected] of texts) {
    await withShop(async ({ mail }) => assert.match((await mail(row)).text, expected), {
      order,
      paid,
    });
  }
});

Deno.test('composeMail() says that an order above a limit is not paid in advance', () =>
  withShop(async ({ mail }) => {
    const { text } = await mail(placed);
    assert.match(text.replace(/\s+/g, ' '), /gọi điện cho bạn để xác nhận.* chưa cần trả trước/);
  }, { order: { status: 'awaiting-confirmation' } }));

Deno.test('composeMail() names how the order is paid', async () => {
  const labels = [
    [{ payment: 'cod', paidAt: null }, 'Khi nhận hàng (COD)'],
    [{ payment: 'cod', paidAt: 9 }, 'Khi nhận hàng (COD), đã thanh toán'],
    [{ payment: 'card', paidAt: null }, 'Thẻ, chờ thanh toán'],
    [{ payment: 'transfer', paidAt: 9 }, 'Chuyển khoản, đã thanh toán'],
    // The amount was raised, or lowered, after the payment.
    [{ payment: 'transfer', paidAt: 9 }, 'Chuyển khoản, chờ thanh toán', 1_000_000],
    [{ payment: 'transfer', paidAt: null }, 'Chuyển khoản, đã thanh toán', sampleOrder.amount],
  ] as const;
  for (const [order, label, paid] of labels) {
    await withShop(async ({ mail }) => {
      const { text } = await mail(placed);
      assert.equal(/^Thanh toán: (.*)$/m.exec(text)?.[1], label);
    }, { order, paid });
  }
});

Deno.test('composeMail() shows the deposit with its QR code, then the rest that is due on delivery', async () => {
  const row = { kind: 'order-status', orderId: sampleOrder.id } as const;
  const settings = {
    ...{ 'transfer.bank': '970436', 'transfer.account': '1017595600' },
    'transfer.name': 'NGUYEN VAN AN',
  };
  const deposit = 100_000;
  const waiting = { status: 'awaiting-transfer', deposit, expiresAt: 1e13 } as const;
  await withShop(async ({ database, mail }) => {
    await runAsOwner(database, saveSettings, { version: 0, changes: settings }, 1);
    const { text, html, pictures } = await mail(placed);
    assert.match(text, /Phí giao hàng/);
    assert.match(text, /Tiền cọc: 100\.000 VNĐ/);
    assert.match(text, /1\.125\.000 VNĐ còn lại trả khi nhận hàng/);
    assert.match(text, /Thanh toán: Đặt cọc 100\.000 VNĐ bằng chuyển khoản, còn lại khi nhận hàng/);
    const [picture] = pictures!;
    assert.match(html, new RegExp(`<img src="cid:${picture!.id}"`));
    // Version 5 of 37 modules, and the border of four, of eight pixels each.
    const png = new Uint8Array(picture!.png);
    assert.equal((await decodePicture(png, 'image/png')).width, (37 + 2 * 4) * 8);
  }, { order: waiting });
  const texts: [typeof sampleOrder.status, RegExp][] = [
    ['processing', /đã nhận được 100\.000 VNĐ .*còn lại khi nhận hàng: 1\.125\.000 VNĐ/s],
    ['shipping', /chuẩn bị 1\.125\.000 VNĐ để thanh toán khi nhận hàng/],
    ['cancelled', /hoàn lại số tiền đã thanh toán/],
  ];
  for (const [status, expected] of texts) {
    await withShop(async ({ mail }) => {
      assert.match((await mail({ ...row, orderStatus: status })).text, expected);
    }, { order: { status, deposit }, paid: deposit });
  }
  await withShop(async ({ mail }) => {
    const { text } = await mail({ ...row, orderStatus: 'cancelled', createdAt: 8 });
    assert.match(text, /quá thời hạn chuyển khoản.*không chuyển khoản cho đơn hàng này nữa/s);
  }, { order: { status: 'cancelled', deposit, expiresAt: 7 } });
});

Deno.test('composeMail() uses the settings of the shop at the time of composing, as plain text', () =>
  withShop(async ({ database, mail }) => {
    const name = 'Đá <b>Quý</b>';
    const values = {
      name,
      'contact.phone': '0912 345 678',
      'contact.email': 'chao@da-quy.example',
      'social.youtube': '',
      'social.zalo': 'https://zalo.me/0912345678',
    };
    await runAsOwner(database, saveSettings, { version: 0, changes: values }, 1);
    for (const row of [{ kind: 'welcome' }, { kind: 'verify-email' }, placed] as const) {
      const { from, subject, text, html } = await mail(row);
      assert.deepEqual(from, { name, address: 'chao@da-quy.example' });
      assert.ok(subject.includes(name));
      assert.match(text, /0912 345 678 · chao@da-quy\.example/);
      assert.match(html, /zalo\.me\/0912345678/);
      assert.match(html, /Đá &lt;b&gt;Quý&lt;\/b&gt;/);
      assert.doesNotMatch(html, /<b>/);
      assert.doesNotMatch(html + text, /Thạch An(?!h)|youtube/);
    }
  }, { emailVerifiedAt: null }));

Deno.test('composeMail() gives the reason for an unneeded mail and issues no token', () =>
  withShop(async ({ reason, database, issued }) => {
    assert.equal(await reason({ kind: 'welcome', userId: 'nobody' }), 'the user is gone');
    assert.equal(await reason({ ...placed, orderId: 'none' }), 'the order is gone');
    const status = { kind: 'order-status', orderId: sampleOrder.id } as const;
    assert.equal(await reason({ ...status, orderStatus: 'shipping' }), 'the order has moved on');
    assert.equal(await reason({ ...status, orderStatus: 'lost' }), 'the status is unknown');
    await database.batch((db) => [
      db.update(users).set({ emailVerifiedAt: 1 }),
      db.update(orders).set({ status: 'cancelled' }),
    ]);
    assert.equal(await reason({ kind: 'verify-email' }), 'the address is confirmed already');
    assert.equal(await reason(placed), 'the order is cancelled');
    assert.deepEqual(issued, []);
  }));

Deno.test('composeMail() escapes hostile text and does not use it as a name', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror="x">\r\nBcc: a@b\'"&amp;';
  return withShop(async ({ mail }) => {
    for (const row of [{ kind: 'password-changed' }, { kind: 'welcome' }, placed] as const) {
      const { html, text, to } = await mail(row);
      assert.doesNotMatch(html, /<script|<img/);
      assert.match(text, /^Xin chào bạn,$/m);
      assert.equal(to.name, '');
    }
    const { html } = await mail(placed);
    const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;x&quot;&gt;';
    assert.equal(html.split(escaped).length, 4);
  }, {
    name: hostile,
    order: {
      email: 'an+shop@khach.example',
      lastName: hostile,
      street: `${hostile}</td></table>`,
      phone: hostile,
    },
  });
});

/** Words of a stranger, which pass as a name, a street and a tag. */
const advertisement = 'Trung thuong 100 trieu goi 0909123456';

const changes = orderChangeKinds.map((kind) =>
  (
    {
      kind,
      orderId: sampleOrder.id,
      orderStatus: kind === 'order-parcel' ? 'shipping' : 'processing',
    }
  ) as const
);

for (
  const [recipient, emailVerifiedAt, rows] of [
    ['an unproven account', null, [
      { kind: 'verify-email' },
      { kind: 'reset-password' },
      { kind: 'password-changed' },
      placed,
      { kind: 'order-status', orderId: sampleOrder.id, orderStatus: 'shipping' },
      ...changes,
    ]],
    ['the foreign address of an order', 1, [
      placed,
      { kind: 'order-status', orderId: sampleOrder.id, orderStatus: 'shipping' },
      ...changes,
    ]],
    ['the new address of an account', 1, [{ kind: 'confirm-email-change' }]],
  ] as const
) {
  Deno.test(`a mail to ${recipient} has no text of its sender, and a link to refuse more`, async () => {
    const order = {
      firstName: advertisement,
      lastName: advertisement,
      phone: '0909123456',
      street: advertisement,
      ward: advertisement,
      district: advertisement,
      city: advertisement,
      country: advertisement,
      giftNote: advertisement,
      trackingCode: 'GHN1',
    };
    for (const row of rows) {
      const status = 'orderStatus' in row ? row.orderStatus : 'processing';
      await withShop(async ({ database, mail }) => {
        const change = { userId: 'u1', email: 'moi@khach.example', createdAt: 5, expiresAt: 9 };
        await database.batch((db) => [db.insert(emailChanges).values(change)]);
        const { to, subject, text, html } = await mail(row);
        assert.equal(to.name, '');
        for (const body of [subject, text, html]) {
          assert.doesNotMatch(body, /trung thuong|trieu|0909/i);
        }
        assert.match(text, /^Xin chào bạn,$/m);
        const link = new URLSearchParams({ token: 'a-token', email: to.address });
        assert.ok(text.includes(`Không phải tôi:\n${publicUrl}/not-me?${link}\n`), text);
      }, { name: advertisement, emailVerifiedAt, order: { ...order, status } });
    }
  });
}

Deno.test('the mails of a gift greet its giver, and ask the recipient to pay on delivery', async () => {
  const order = { giftNote: '', email: 'an+shop@khach.example', status: 'shipping' } as const;
  const row = { kind: 'order-status', orderId: sampleOrder.id, orderStatus: 'shipping' } as const;
  for (const [name, to] of [['Lê Thị Tặng', 'Lê Thị Tặng'], [giverName, '']] as const) {
    await withShop(async ({ mail }) => {
      const sent = await mail(row);
      assert.equal(sent.to.name, to);
      assert.match(sent.text, new RegExp(`^Xin chào ${to || 'bạn'},$`, 'm'));
      assert.match(sent.text, /Người nhận quà thanh toán 1\.225\.000 VNĐ khi nhận hàng/);
      assert.doesNotMatch(sent.text, /chuẩn bị 1\.225/);
    }, { name, order });
  }
});

Deno.test('the report of a gift says to call its giver, never its recipient', async () => {
  const row = { kind: 'new-order', orderId: sampleOrder.id } as const;
  const gift = { status: 'awaiting-confirmation', giftNote: 'Chúc mẹ khỏe' } as const;
  for (const giverPhone of ['0987 654 321', null]) {
    await withShop(async ({ database, mail }) => {
      await runAsOwner(database, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
      const { text, html } = await mail(row);
      const begin = giverPhone
        ? `Gọi cho khách theo số ${giverPhone}`
        : 'Viết email cho người tặng';
      assert.match(text, new RegExp(`${begin} để xác nhận[^]*Người nhận: Nguyễn Văn An`));
      assert.match(text, /Quà tặng: .*\nLời nhắn: Chúc mẹ khỏe\n/);
      assert.equal(text.includes(`Điện thoại người tặng: ${giverPhone}`), giverPhone !== null);
      assert.match(text, /Email người tặng: nha@khach\.example/);
      const calls = [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href);
      assert.deepEqual(calls, giverPhone ? ['tel:0987654321'] : []);
    }, { order: { ...gift, giverPhone } });
  }
});

Deno.test("a report to the owner ends with the page that sets its address, not with the shop's phone", () =>
  withShop(async ({ database, mail }) => {
    await runAsOwner(database, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
    const { text, html } = await mail({ kind: 'new-order', orderId: sampleOrder.id });
    assert.ok(text.endsWith(`: ${publicUrl}/admin/settings\n`), text);
    assert.match(html, /href="https:\/\/shop\.example\/admin\/settings"/);
    assert.doesNotMatch(html, /Bạn cần hỗ trợ/);
  }));

Deno.test('the last report of an hour says that further orders are not reported', () =>
  withShop(async ({ database, mail }) => {
    await runAsOwner(database, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
    const row = { kind: 'new-order', orderId: sampleOrder.id } as const;
    const note = /email báo đơn thứ 60 trong một giờ/;
    assert.doesNotMatch((await mail(row)).text, note);
    await database.batch((db) => [
      db.insert(mails).values(Array.from({ length: 60 }, () => ({
        ...row,
        createdAt: 5,
        nextAttemptAt: 5,
      }))),
    ]);
    assert.match((await mail(row)).text, note);
  }));

Deno.test('an amount in HTML stays on the line of its currency', () =>
  withShop(async ({ mail }) => {
    const { html } = await mail({
      ...{ kind: 'order-status', orderId: sampleOrder.id, orderStatus: 'shipping' },
    });
    assert.match(html, /1\.225\.000&nbsp;VNĐ/);
    assert.doesNotMatch(html, /\d VNĐ/);
  }, { order: { status: 'shipping' } }));

Deno.test('the report of an order with a deposit says to wait for it, then that it has arrived', async () => {
  const row = { kind: 'new-order', orderId: sampleOrder.id } as const;
  const order = { deposit: 100_000, expiresAt: Date.UTC(2026, 10, 22, 17, 5) };
  const report = async (status: 'awaiting-transfer' | 'processing', paid: number) => {
    let found: OutgoingMail | undefined;
    await withShop(async ({ database, mail }) => {
      await runAsOwner(database, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
      found = await mail(row);
    }, { order: { ...order, status }, paid });
    return found!;
  };
  const waiting = await report('awaiting-transfer', 0);
  assert.match(
    waiting.text,
    /Chưa đóng gói: .* tiền cọc 100\.000 VNĐ.* Quá 00:05 ngày 23\/11\/2026 chưa có tiền/,
  );
  const arrived = await report('processing', 100_000);
  assert.equal(arrived.subject, 'Đã nhận tiền cọc: 7K3M9QXY, 100.000 VNĐ');
  assert.match(arrived.text, /Tiền cọc đã về, còn thu 1\.125\.000 VNĐ khi giao\. Đóng gói/);
});

Deno.test('composeMail() reports a new order to the owner, with what to do next', () =>
  withShop(async ({ database, mail, reason }) => {
    const row = { kind: 'new-order', orderId: sampleOrder.id } as const;
    assert.match(await reason(row), /nobody/);
    await runAsOwner(database, saveSettings, { changes: { 'contact.email': 'lan@shop.vn' } });
    const report = await mail(row);
    assert.equal(report.to.address, 'lan@shop.vn');
    assert.equal(report.subject, 'Chờ xác nhận: 7K3M9QXY, 1.225.000 VNĐ');
    assert.match(report.text, /Gọi cho khách theo số 0912 345 678/);
    assert.ok(report.text.includes(`${publicUrl}/admin/orders/${sampleOrder.id}`));
    await runAsOwner(database, saveSettings, { changes: { 'alerts.email': 'don@shop.vn' } });
    assert.equal((await mail(row)).to.address, 'don@shop.vn');
    await runAsOwner(database, saveSettings, { changes: { 'alerts.email': 'off' } });
    assert.match(await reason(row), /nobody/);
  }, { order: { status: 'awaiting-confirmation' } }));
