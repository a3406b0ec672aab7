import type { Page } from '@playwright/test';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register, storeToken, verificationLink } from './customers.ts';
import { orderBracelets } from './place-order.ts';
import { expect, hydrated, settled, test } from './shop-test.ts';

// There is no such payment.
test.use({ expected: { messages: [/status of 404/] } });

interface Request {
  /** Page that waits for a reply after which it opens another one. */
  page: string;
  /** URL of the request. */
  url: string;
  /** Prepares the page. Returns its path, and the function that sends the request. */
  prepare: (page: Page) => Promise<{ path: string; send?: (page: Page) => Promise<void> }>;
}

const requests: Request[] = [
  {
    page: 'verification',
    url: '**/api/user/verify-email?*',
    async prepare({ request }) {
      const customer = newCustomer();
      await register(request, customer);
      return { path: await verificationLink(customer.email) };
    },
  },
  {
    page: 'result of a payment',
    url: '**/api/order/verify',
    prepare: () => Promise.resolve({ path: '/verify?success=true&orderId=none' }),
  },
  {
    page: 'search for an order',
    url: '**/api/order/lookup',
    async prepare(page) {
      const token = await register(page.request, newCustomer());
      const { code } = await orderBracelets(page, token, sampleAddress);
      return {
        path: '/tra-cuu-don-hang',
        async send(page) {
          await page.getByLabel('Mã đơn hàng').fill(code);
          await page.getByLabel('Số điện thoại').fill(sampleAddress.phone);
          await page.keyboard.press('Enter');
        },
      };
    },
  },
  {
    page: 'account',
    url: '**/api/user/account/logout-all',
    async prepare(page) {
      await storeToken(page, await register(page.request, newCustomer()));
      return {
        path: '/account',
        send: (page) => page.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click(),
      };
    },
  },
];

for (const { page: name, url, prepare } of requests) {
  test(`a visitor who has left the page stays on the next one: ${name}`, async ({ page }) => {
    const { path, send } = await prepare(page);
    const held = Promise.withResolvers<void>();
    await page.route(url, async (route) => {
      await held.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(url);
    await page.goto(path);
    await hydrated(page);
    await send?.(page);
    await requested;
    await page.locator('header').getByRole('link', { name: 'Cửa hàng' }).click();
    await expect(page).toHaveURL('/store');
    const replied = page.waitForResponse(url);
    held.resolve();
    await replied;
    await settled(page);
    await expect(page).toHaveURL('/store');
  });
}
