import { saveSettings } from '../settings/save-settings.ts';
import { runAsOwner } from '../operations/testing/run-as-owner.ts';
import assert from 'node:assert/strict';
import { sandboxPath } from './sandbox-provider.ts';
import { openTestShop } from '../testing/open-test-shop.ts';
import { withSandbox } from './testing/with-sandbox.ts';

const publicUrl = 'https://shop.example';
const sameOrigin = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };

/** Opens a shop with a payment, and requests its page from this process or an address. */
async function open(from = '') {
  const shop = withSandbox(await openTestShop());
  const order = await shop.newOrder();
  const { reference } = await shop.provider.open(order);
  const get = (id = reference) => shop.fetch(`${sandboxPath}/${id}`, { from });
  const post = (
    action: string,
    { id = reference, headers = sameOrigin as Record<string, string> } = {},
  ) =>
    shop.fetch(`${sandboxPath}/${id}`, {
      from,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ action }).toString(),
    });
  return { ...shop, order, reference, get, post };
}

Deno.test('GET shows that no money is moved, the order and its amount', async () => {
  await using shop = await open();
  const reply = await shop.get();
  assert.equal(reply.status, 200);
  const page = await reply.text();
  assert.match(page, /^\s*<!DOCTYPE html>\s*<html lang="vi">/);
  assert.match(page, /<h1>Trang thanh\u00a0toán thử\u00a0nghiệm<\/h1>/);
  assert.match(page, /không có khoản tiền nào được chuyển đi/);
  assert.match(page, />1\.260\.000 VNĐ</);
  assert.match(page, new RegExp(`>${shop.order.code}<`));
  assert.match(page, /value="pay">Thanh toán</);
  assert.match(page, /value="cancel">Hủy</);
  assert.equal(page, page.normalize('NFC'));
});

Deno.test('the pages have the name of the shop as it is at the time, as plain text', async () => {
  await using shop = await open();
  const values = { name: 'Đá <b>Quý</b>' };
  await runAsOwner(shop.database, saveSettings, { version: 0, changes: values }, 1);
  for (const page of [await shop.get(), await shop.get('unknown')]) {
    assert.match(await page.text(), /· Đá &lt;b&gt;Quý&lt;\/b&gt;<\/title>/);
  }
});

Deno.test('every response has a strict Content-Security-Policy, is not cached and not indexed', async () => {
  await using shop = await open();
  const replies = [
    await shop.get(),
    await shop.get('unknown'),
    await shop.post('pay', { headers: {} }),
  ];
  for (const { headers } of replies) {
    const policy = headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /^default-src 'none';/);
    assert.match(policy, /style-src 'sha256-[\w+/]{43}='/);
    assert.match(policy, /form-action 'self' https:\/\/shop\.example;/);
    assert.doesNotMatch(policy, /unsafe|script-src|\*/);
    assert.equal(headers.get('Cache-Control'), 'no-store');
    assert.equal(headers.get('X-Robots-Tag'), 'noindex');
  }
});

Deno.test('the Content-Security-Policy allows the inline style of the page', async () => {
  await using shop = await open();
  const reply = await shop.get();
  const style = /<style>([\s\S]*)<\/style>/.exec(await reply.text())?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = new Uint8Array(digest).toBase64();
  assert.ok(reply.headers.get('Content-Security-Policy')?.includes(`'sha256-${hash}'`));
});

Deno.test('POST with pay or cancel redirects to the shop', async () => {
  for (const [action, state, success] of [['pay', 'paid', 'true'], ['cancel', 'closed', 'false']]) {
    await using shop = await open();
    const reply = await shop.post(action!);
    assert.equal(reply.status, 303);
    assert.equal(
      reply.headers.get('Location'),
      `${publicUrl}/verify?success=${success}&orderId=${shop.order.id}`,
    );
    assert.equal(await shop.provider.getStatus(shop.reference), state);
  }
});

Deno.test('a settled payment cannot be paid or cancelled again', async () => {
  for (const [action, title] of [['pay', 'đã được thanh\u00a0toán'], ['cancel', 'đã kết thúc']]) {
    await using shop = await open();
    await shop.post(action!);
    const state = await shop.provider.getStatus(shop.reference);
    for (const nextAction of ['pay', 'cancel']) {
      const reply = await shop.post(nextAction);
      assert.equal(reply.status, 409);
      assert.match(await reply.text(), new RegExp(`<h1>[^<]*${title}</h1>`));
    }
    const page = await (await shop.get()).text();
    assert.match(page, new RegExp(`<h1>[^<]*${title}</h1>`));
    assert.doesNotMatch(page, /<form/);
    assert.equal(await shop.provider.getStatus(shop.reference), state);
  }
});

Deno.test('concurrent requests settle a payment once', async () => {
  await using shop = await open();
  const replies = await Promise.all([shop.post('pay'), shop.post('pay'), shop.post('cancel')]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [303, 409, 409]);
});

Deno.test('an unknown payment results in a 404 page', async () => {
  await using shop = await open();
  for (const id of ['x', 'a'.repeat(43), "' or 1=1 --", '<script>']) {
    for (
      const reply of [
        await shop.get(encodeURIComponent(id)),
        await shop.post('pay', { id: encodeURIComponent(id) }),
      ]
    ) {
      assert.equal(reply.status, 404, id);
      const page = await reply.text();
      assert.match(page, /Đường dẫn không đúng/);
      assert.ok(!page.includes('<script'));
    }
  }
});

Deno.test('POST from another origin is rejected with 403', async () => {
  await using shop = await open();
  const foreignHeaders: Record<string, string>[] = [
    {},
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://other.shop.example', 'Sec-Fetch-Site': 'same-site' },
  ];
  const contentTypes = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    '',
  ];
  for (const headers of foreignHeaders) {
    for (const contentType of contentTypes) {
      const reply = await shop.post('pay', {
        headers: { ...headers, 'Content-Type': contentType },
      });
      assert.equal(reply.status, 403, `${JSON.stringify(headers)} ${contentType}`);
      assert.match(await reply.text(), /không đến từ trang thanh toán/);
    }
  }
  assert.equal(await shop.provider.getStatus(shop.reference), 'open');
  assert.equal((await shop.post('pay', { headers: { Origin: publicUrl } })).status, 303);
});

Deno.test('an invalid or too large form is rejected and changes nothing', async () => {
  await using shop = await open();
  assert.equal((await shop.post('refund')).status, 400);
  assert.equal((await shop.post('')).status, 400);
  const json = { ...sameOrigin, 'Content-Type': 'application/json' };
  assert.equal((await shop.post('pay', { headers: json })).status, 400);
  const large = { ...sameOrigin, 'Content-Length': '5000' };
  assert.equal((await shop.post('x'.repeat(5_000), { headers: large })).status, 413);
  assert.equal(await shop.provider.getStatus(shop.reference), 'open');
});

Deno.test('an unavailable database results in a 503 page', async () => {
  await using shop = await open();
  await shop.database.close();
  for (const reply of [await shop.get(), await shop.post('pay')]) {
    assert.equal(reply.status, 503);
    assert.equal(reply.headers.get('Retry-After'), '5');
    assert.match(await reply.text(), /<p>Hệ thống đang bận, vui lòng thử lại sau ít phút\.<\/p>/);
  }
  assert.deepEqual(shop.logs.map(({ message }) => message), ['request failed', 'request failed']);
});

Deno.test('only clients on this machine can see and settle a payment', async () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    await using shop = await open(address);
    assert.equal((await shop.get()).status, 200, address);
  }
  for (const address of ['192.168.1.5', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '0.0.0.0']) {
    await using shop = await open(address);
    assert.equal((await shop.get()).status, 403, address);
    assert.equal((await shop.post('pay')).status, 403, address);
    assert.equal(await shop.provider.getStatus(shop.reference), 'open', address);
  }
});
