import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { startShop } from '../start-shop.ts';
import { expect, test } from './shop-test.ts';

/** Sends a request as it is, without the corrections of an HTTP client. Returns the reply. */
async function sendRaw(origin: string, path: string, host = 'localhost'): Promise<string> {
  const { port } = new URL(origin);
  const socket = createConnection(Number(port), 'localhost');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return await text(socket);
}

for (
  const path of [
    '/.//evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/%2e//evil.example/',
    '/..//evil.example/',
    '/%2F/evil.example/',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
  ]
) {
  test(`no redirect leads to another host: ${path}`, async ({ baseURL }) => {
    const reply = await sendRaw(baseURL!, path);
    expect(reply).toMatch(/^HTTP\/1\.1 404 /);
    expect(reply).not.toMatch(/^location:/im);
  });
}

for (const path of ['/foo%2Edata', '/store%2Edata', '/khong-co', '/foo.data', '/payment/x']) {
  test(`an HTML reply has a policy: ${path}`, async ({ baseURL }) => {
    const reply = await sendRaw(baseURL!, path);
    if (/^content-type: text\/html/im.test(reply)) {
      expect(reply).toMatch(/^content-security-policy: .*base-uri 'none'/im);
    } else {
      expect(path).toBe('/foo.data');
    }
  });
}

test('a malformed Host header is answered with 400', async ({ baseURL }) => {
  for (const host of ['[::', 'a b', 'a/b', 'a@b', '']) {
    expect(await sendRaw(baseURL!, '/', host), host).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test('security.txt is served only if a contact is set', async ({ request }) => {
  // It starts a shop.
  test.slow();
  const path = '/.well-known/security.txt';
  expect((await request.get(path)).status()).toBe(404);
  const shop = await startShop({ SECURITY_CONTACT: 'mailto:security@thachan.example' });
  try {
    const reply = await request.get(shop.origin + path);
    expect(reply.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await reply.text()).toMatch(/^Contact: mailto:security@thachan\.example\nExpires: /);
  } finally {
    await shop.stop();
  }
});

test('a client above its budget gets 503 for pages that are not cached, until it may try again', async ({ request }) => {
  // It starts a shop.
  test.slow();
  const shop = await startShop({ RATE_LIMIT: 'on', RENDER_LIMIT: '4' });
  try {
    const get = async (path: string) => await request.get(shop.origin + path);
    expect((await get('/store')).status()).toBe(200);
    const refused = await get('/store?q=ngoc');
    expect(refused.status()).toBe(503);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(await refused.text()).toContain('Cửa hàng đang bận');
    for (const path of ['/store', '/store?product=khong-co', '/store?page=99&product=khong-co']) {
      const expected = path.includes('page') ? 503 : 200;
      expect((await get(path)).status(), path).toBe(expected);
    }
    expect((await get('/api/food/list')).status()).toBe(200);
  } finally {
    await shop.stop();
  }
});
