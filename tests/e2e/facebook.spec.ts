import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type RunningShop, startShop } from '../start-shop.ts';
import { accountMenu, newPerson, signUpButton } from './people.ts';
import { expect, open, test } from './shop-test.ts';

const appId = '1234567890';

/** Facebook's own words about a person, by the access token that they have. */
const people: Record<string, { id: string; name: string; email?: string }> = {};

/** Stands in for the Graph API: knows whom a token belongs to. */
async function startGraph(): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph');
    const answer = (body: unknown) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname.endsWith('/debug_token')) {
      const person = people[url.searchParams.get('input_token') ?? ''];
      return answer({
        data: person
          ? { is_valid: true, app_id: appId, user_id: person.id }
          : { is_valid: false, app_id: appId },
      });
    }
    answer(people[url.searchParams.get('access_token') ?? ''] ?? { error: { code: 190 } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Stands in for Facebook's script: its window is closed at once, by somebody who agrees or not. */
async function standInSdk(page: Page, accessToken: string | null, person: unknown) {
  const script = `globalThis.FB = {
    init({ appId }) { if (appId !== '${appId}') throw new Error('another app'); },
    login(callback) {
      setTimeout(() => callback(${
    JSON.stringify({ authResponse: accessToken && { accessToken } })
  }));
    },
    api(path, parameters, callback) { setTimeout(() => callback(${JSON.stringify(person)})); },
  };`;
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: script,
    }));
}

async function pressFacebook(page: Page, origin: string) {
  await open(page, `${origin}/store`);
  await signUpButton(page).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Đăng nhập bằng Facebook' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await popup.getByRole('button', { name: 'Đăng nhập bằng Facebook' }).click();
  return popup;
}

test.describe('a shop with an app at Facebook', () => {
  // One shop for all of these.
  test.describe.configure({ mode: 'default' });
  test.use({ expected: { complaints: [/Failed to load resource/, /did not let anybody in/] } });
  let shop: RunningShop;
  let graph: Server;
  test.beforeAll(async () => {
    graph = await startGraph();
    const { port } = graph.address() as AddressInfo;
    shop = await startShop({
      FACEBOOK_APP_ID: appId,
      FACEBOOK_APP_SECRET: 'secret',
      FACEBOOK_GRAPH_URL: `http://127.0.0.1:${port}`,
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    graph.close();
  });

  test('lets in whom Facebook knows; its script comes only when it is called for', async ({ page }) => {
    const person = { id: '100', name: 'Lê Văn Bình', email: newPerson().email };
    people['token-of-binh'] = person;
    await standInSdk(page, 'token-of-binh', person);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('facebook')) asked += 1;
    });
    await open(page, `${shop.origin}/`);
    expect(asked).toBe(0);
    await pressFacebook(page, shop.origin);
    await expect(page.getByText('Đăng nhập Facebook thành công!')).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('says why nobody is let in', async ({ page }) => {
    const shown = (popup: Awaited<ReturnType<typeof pressFacebook>>, text: string) =>
      expect(popup.getByText(text)).toBeVisible();
    await test.step('the script does not come', async () => {
      await page.route('https://connect.facebook.net/**', (route) => route.abort());
      await shown(await pressFacebook(page, shop.origin), 'Facebook SDK chưa được tải');
    });
    await test.step('Facebook does not say who it is', async () => {
      await page.unrouteAll();
      await standInSdk(page, 'token', { error: {} });
      await shown(await pressFacebook(page, shop.origin), 'Không thể lấy thông tin từ Facebook');
    });
    const person = { id: '200', name: 'Hoa', email: newPerson().email };
    await test.step('the token is not what it is said to be', async () => {
      await page.unrouteAll();
      await standInSdk(page, 'token-of-nobody', person);
      await shown(await pressFacebook(page, shop.origin), 'Không thể lấy thông tin từ Facebook');
    });
    const replies: [status: number, body: unknown, text: string][] = [
      [500, {}, 'Lỗi server, vui lòng thử lại sau'],
      [400, {}, 'Đăng nhập thất bại'],
    ];
    for (const [status, json, text] of replies) {
      await test.step(`the shop answers ${status}`, async () => {
        await page.route('**/api/user/facebook-login', (route) => route.fulfill({ status, json }));
        await shown(await pressFacebook(page, shop.origin), text);
        await page.unroute('**/api/user/facebook-login');
      });
    }
    await test.step('the shop cannot be reached', async () => {
      await page.route('**/api/user/facebook-login', (route) => route.abort());
      await shown(await pressFacebook(page, shop.origin), 'Có lỗi xảy ra khi đăng nhập');
    });
    await test.step('the shop takes too long', async () => {
      await page.unroute('**/api/user/facebook-login');
      await page.route('**/api/user/facebook-login', () => {});
      await page.addInitScript(() => {
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 15);
      });
      const popup = await pressFacebook(page, shop.origin);
      await shown(popup, 'Kết nối tới server quá lâu, vui lòng thử lại');
    });
  });

  test('somebody who closes Facebook’s window is left in peace', async ({ page }) => {
    await standInSdk(page, null, {});
    const popup = await pressFacebook(page, shop.origin);
    await expect(popup.getByRole('button', { name: 'Đăng nhập bằng Facebook' })).toBeEnabled();
    await expect(popup.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a shop without an app at Facebook', () => {
  test.use({ expected: { complaints: [/did not let anybody in/] } });

  test('says that it cannot', async ({ page }) => {
    const popup = await pressFacebook(page, '');
    await expect(popup.getByText('Facebook SDK chưa được tải')).toBeVisible();
  });
});
