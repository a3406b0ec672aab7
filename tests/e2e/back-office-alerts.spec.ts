import { placeOrder } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff } from './staff.ts';

test.use({
  serviceWorkers: 'allow',
  expected: { messages: [/status of (401|503)/, /push service|Push API/i] },
});

// The browser of the tests has no notifications and no push service: it answers the question with
// no, and shows nothing. All else is the real one.
test('the service worker of the back office is registered with a press, and reports an order', async ({ page, context, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
  await joinStaff(page, 'owner');
  await page.goto('/admin/profile');
  const choice = page.getByRole('checkbox', { name: 'Thông báo cả khi đã đóng trang' });
  const started = context.waitForEvent('serviceworker');
  await choice.click();
  const worker = await started;
  await expect(page.getByText(/chưa kết nối được với dịch vụ thông báo/)).toBeVisible();
  await expect(choice).not.toBeChecked();

  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options) =>
      Promise.resolve(void shown.push({ title, ...options }));
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
      if (own) resolve(own.registrationId);
    })
  );
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify({
    title: 'Đơn mới: 370.000 VNĐ',
    body: 'Đơn 7K2MABCD. Bấm để mở đơn và xem việc cần làm.',
    path: '/admin/orders/abc',
    tag: '7K2MABCD',
  });
  const registrationId = await registered;
  const origin = new URL(baseURL!).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toMatchObject([{
      title: 'Đơn mới: 370.000 VNĐ',
      body: expect.stringContaining('7K2MABCD'),
      tag: '7K2MABCD',
      data: { path: '/admin/orders/abc' },
    }]);
});

test('an open page plays a sound with a new order if the member wants it', async ({ page }) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...times) {
      document.documentElement.dataset.notes = String(
        Number(document.documentElement.dataset.notes ?? 0) + 1,
      );
      return start.apply(this, times);
    };
  });
  await page.clock.install();
  await joinStaff(page, 'owner');
  await page.goto('/admin/profile');
  await page.getByRole('checkbox', { name: 'Chuông khi trang đang mở' }).check();
  const notes = page.locator('html');
  // Orders of other tests add theirs.
  await expect(notes).toHaveAttribute('data-notes', /^([2-9]|\d\d)/);
  // A browser gives events up after such a reply: the page asks for them again.
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Chuông khi trang đang mở' })).toBeChecked();
  await page.mouse.click(5, 5);
  const events = page.waitForResponse((reply) =>
    reply.url().endsWith('/api/admin/events') && reply.status() === 200
  );
  await page.clock.fastForward(20_000);
  await events;
  await placeOrder(page, 'Đinh');
  await expect(notes).toHaveAttribute('data-notes', /^[1-9]/);
});
