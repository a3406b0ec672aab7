import type { Page } from '@playwright/test';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { bracelet } from './shopping.ts';
import { expect, hydrated, test } from './shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  expected: { messages: [/push service|Push API/i] },
});

const ask = (page: Page) => page.getByRole('button', { name: 'Báo cho tôi khi đơn có tin mới' });
const end = (page: Page) => page.getByRole('button', { name: 'Tắt thông báo' });

/** Places an order of a new customer, opens its page with the session, and returns the code. */
async function openOrder(page: Page): Promise<string> {
  const token = await register(page.request, newCustomer('Mai An'));
  const { data } = await (await page.request.get('/api/food/list')).json();
  const { _id, name, price } = data.find((product: { _id: string }) => product._id === bracelet)!;
  const placed = await page.request.post('/api/order/placecod', {
    headers: { token },
    data: {
      address: sampleAddress,
      items: [{ _id, name, price, quantity: 1 }],
      amount: price + 10_000,
    },
  });
  const { code } = await placed.json() as { code: string };
  await page.addInitScript((token) => localStorage.setItem('token', token), token);
  await page.goto(`/order/${code}`);
  await hydrated(page);
  return code;
}

/** Lets the browser answer the question with yes, and counts the questions. */
const grant = () => {
  let permission = sessionStorage.getItem('permission') ?? 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = () => {
    permission = 'granted';
    sessionStorage.setItem('permission', permission);
    return Promise.resolve('granted');
  };
};

// The browser of the tests has no notifications and no push service. All else is the real one.
test('a customer has the news of an order reported to the phone, and ends them', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.addInitScript(grant);
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
    };
    const current = () => sessionStorage.getItem('subscribed') ? subscription : null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(current()),
      subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        sessionStorage.setItem('subscribed', applicationServerKey);
        return Promise.resolve(subscription);
      },
    });
  });
  await openOrder(page);
  await expect(ask(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('permission'))).toBeNull();
  await ask(page).click();
  // The service worker first keeps all files of the shop.
  await expect(page.getByText('Thiết bị này sẽ báo khi đơn có tin mới.'))
    .toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toMatch(/^[\w-]{87}$/);
  await page.reload();
  await end(page).click();
  await expect(ask(page)).toBeVisible();
  await page.reload();
  await expect(ask(page)).toBeVisible();
});

test('the service worker of the shop reports the news, and a press opens the page of the order', async ({ page, context, baseURL }) => {
  await page.addInitScript(grant);
  const started = context.waitForEvent('serviceworker');
  const code = await openOrder(page);
  await ask(page).click();
  const worker = await started;
  await expect(page.getByText(/chưa kết nối được với dịch vụ thông báo/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(ask(page)).toBeVisible();

  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const opened: string[] = [];
    Object.assign(self, { shown, opened });
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<unknown> };
    };
    registration.showNotification = (title, options) =>
      Promise.resolve(void shown.push({ title, ...options }));
    clients.openWindow = (path) => Promise.resolve(opened.push(path));
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (own) resolve(own.registrationId);
    })
  );
  await session.send('ServiceWorker.enable');
  const path = `/order/${code}`;
  const data = JSON.stringify({
    title: `Đơn hàng ${code}`,
    body: 'Hàng đã được giao cho đơn vị vận chuyển.',
    ...{ path, tag: code },
  });
  const registrationId = await registered;
  const origin = new URL(baseURL!).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toMatchObject([{
      title: `Đơn hàng ${code}`,
      tag: code,
      icon: '/icon-192.png',
      data: { path },
    }]);

  await page.goto('/cart');
  // No message leads to another site.
  const paths = [path, 'https://evil.example/x', '//evil.example/x', 'javascript:alert(1)'];
  for (const path of paths) {
    await worker.evaluate((path) =>
      dispatchEvent(Object.assign(new Event('notificationclick'), {
        waitUntil: () => {},
        notification: { close() {}, data: { path } },
      })), path);
  }
  await expect.poll(() => worker.evaluate(() => (self as unknown as { opened: string[] }).opened))
    .toEqual([path, '/', '/', '/']);
  const kept = await page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => await (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => new URL(url).pathname.startsWith('/order/'))).toEqual([]);
});

test('a browser that blocks messages says so, and asks nothing', async ({ page }) => {
  await openOrder(page);
  await expect(page.getByText(/Trình duyệt đang chặn thông báo/)).toBeVisible();
  await expect(ask(page)).toHaveCount(0);
});
