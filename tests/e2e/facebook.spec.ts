import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { AnyShop } from '../start-shop.ts';
import { accountMenu, newCustomer, signUpButton } from './customers.ts';
import { expect, open, test } from './shop-test.ts';
import { startChosenShop } from './start-chosen-shop.ts';

const appId = '1234567890';

/** The fake Facebook's users by access token. */
const users: Record<string, { id: string; name: string; email?: string }> = {};

/** Starts a fake Graph API that resolves the access tokens of `users`. */
async function startFakeGraph(): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph');
    const answer = (body: unknown) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname.endsWith('/debug_token')) {
      const user = users[url.searchParams.get('input_token') ?? ''];
      return answer({
        data: user
          ? { is_valid: true, app_id: appId, user_id: user.id }
          : { is_valid: false, app_id: appId },
      });
    }
    answer(users[url.searchParams.get('access_token') ?? ''] ?? { error: { code: 190 } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/**
 * Replaces Facebook's script. Its window closes immediately.
 *
 * @param accessToken null if the visitor refuses
 * @param profile response to a query for the visitor's profile
 */
async function mockFacebookSdk(page: Page, accessToken: string | null, profile: unknown) {
  const script = `globalThis.FB = {
    init({ appId }) { if (appId !== '${appId}') throw new Error('another app'); },
    login(callback) {
      setTimeout(() => callback(${
    JSON.stringify({ authResponse: accessToken && { accessToken } })
  }));
    },
    api(path, parameters, callback) { setTimeout(() => callback(${JSON.stringify(profile)})); },
  };`;
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: script,
    }));
}

async function logInWithFacebook(page: Page, origin: string) {
  await open(page, `${origin}/store`);
  await signUpButton(page).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Đăng nhập bằng Facebook' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await popup.getByRole('button', { name: 'Đăng nhập bằng Facebook' }).click();
  return popup;
}

test.describe('a shop with a Facebook app', () => {
  // These tests share one shop.
  test.describe.configure({ mode: 'default' });
  test.use({ expected: { messages: [/Failed to load resource/, /log-in with Facebook failed/] } });
  let shop: AnyShop;
  let graph: Server;
  test.beforeAll(async () => {
    // It starts a shop.
    test.setTimeout(240_000);
    graph = await startFakeGraph();
    const { port } = graph.address() as AddressInfo;
    shop = await startChosenShop({
      FACEBOOK_APP_ID: appId,
      FACEBOOK_APP_SECRET: 'secret',
      FACEBOOK_GRAPH_URL: `http://127.0.0.1:${port}`,
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    graph.close();
  });

  test('logs in with Facebook and loads its script on demand only', async ({ page }) => {
    const user = { id: '100', name: 'Lê Văn Bình', email: newCustomer().email };
    users['token-of-binh'] = user;
    await mockFacebookSdk(page, 'token-of-binh', user);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('facebook')) requests += 1;
    });
    await open(page, `${shop.origin}/`);
    expect(requests).toBe(0);
    await logInWithFacebook(page, shop.origin);
    await expect(page.getByText('Đăng nhập Facebook thành công!')).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('shows the reason for a failed log-in', async ({ page }) => {
    const shown = (popup: Awaited<ReturnType<typeof logInWithFacebook>>, text: string) =>
      expect(popup.getByText(text)).toBeVisible();
    await test.step('the script cannot be loaded', async () => {
      await page.route('https://connect.facebook.net/**', (route) => route.abort());
      await shown(await logInWithFacebook(page, shop.origin), 'Facebook SDK chưa được tải');
    });
    await test.step('Facebook returns no profile', async () => {
      await page.unrouteAll();
      await mockFacebookSdk(page, 'token', { error: {} });
      await shown(
        await logInWithFacebook(page, shop.origin),
        'Không thể lấy thông tin từ Facebook',
      );
    });
    const user = { id: '200', name: 'Hoa', email: newCustomer().email };
    await test.step('the access token is invalid', async () => {
      await page.unrouteAll();
      await mockFacebookSdk(page, 'token-of-nobody', user);
      await shown(
        await logInWithFacebook(page, shop.origin),
        'Không thể lấy thông tin từ Facebook',
      );
    });
    const replies: [status: number, body: unknown, text: string][] = [
      [500, {}, 'Lỗi server, vui lòng thử lại sau'],
      [400, {}, 'Đăng nhập thất bại'],
    ];
    for (const [status, json, text] of replies) {
      await test.step(`the shop answers ${status}`, async () => {
        await page.route('**/api/user/facebook-login', (route) => route.fulfill({ status, json }));
        await shown(await logInWithFacebook(page, shop.origin), text);
        await page.unroute('**/api/user/facebook-login');
      });
    }
    await test.step('the shop cannot be reached', async () => {
      await page.route('**/api/user/facebook-login', (route) => route.abort());
      await shown(await logInWithFacebook(page, shop.origin), 'Có lỗi xảy ra khi đăng nhập');
    });
    await test.step('the shop takes too long', async () => {
      await page.unroute('**/api/user/facebook-login');
      await page.route('**/api/user/facebook-login', () => {});
      await page.addInitScript(() => {
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 15);
      });
      const popup = await logInWithFacebook(page, shop.origin);
      await shown(popup, 'Kết nối tới server quá lâu, vui lòng thử lại');
    });
  });

  test('closing Facebook’s window shows no error', async ({ page }) => {
    await mockFacebookSdk(page, null, {});
    const popup = await logInWithFacebook(page, shop.origin);
    await expect(popup.getByRole('button', { name: 'Đăng nhập bằng Facebook' })).toBeEnabled();
    await expect(popup.getByRole('alert')).toHaveCount(0);
  });
});

test('a shop without a Facebook app has no Facebook button', async ({ page }) => {
  await open(page, '/store');
  await signUpButton(page).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(popup.getByLabel('Mật khẩu', { exact: true })).toBeVisible();
  await expect(popup.getByRole('button', { name: /Facebook/ })).toHaveCount(0);
});
