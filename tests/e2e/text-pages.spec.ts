import { readdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { defaultShopSettings } from '../../edge-api/settings/default-shop-settings.ts';
import { signUpButton } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { runShopCommand } from './run-shop-command.ts';
import { expect, open, recordNavigations, test } from './shop-test.ts';
import { startChosenShop } from './start-chosen-shop.ts';

const pages: [label: string, path: string, title: string][] = [
  ['Về chúng tôi', '/about', 'Về chúng tôi'],
  ['Giao hàng', '/delivery', 'Giao hàng'],
  ['Chính sách và bảo mật', '/privacy', 'Chính sách bảo mật'],
  ['Đổi trả và hoàn tiền', '/returns', 'Đổi trả và hoàn tiền'],
  ['Giá và thanh toán', '/payment', 'Giá và thanh toán'],
  ['Điều khoản sử dụng', '/terms', 'Điều khoản sử dụng'],
  ['Giải quyết khiếu nại', '/complaints', 'Giải quyết khiếu nại'],
];

test('the links of the footer lead to the pages without a new document, by keyboard too', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  for (const [label, path, title] of pages) {
    const link = footer.getByRole('link', { name: label, exact: true });
    await link.focus();
    await link.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Thạch An`);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await footer.getByRole('link', { name: 'Trang chủ' }).click();
  await expect(page).toHaveURL('/');
  expect(documents).toEqual([]);
});

for (const [, path, title] of pages) {
  test(`${path} is a document with its metadata and no axe findings`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`${path}$`),
    );
    const description = page.locator('meta[name=description]');
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(30);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the footer lead to the pages', async ({ page }) => {
    await page.goto('/');
    for (const [label, path, title] of pages) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});

test('the site map lists the pages', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const [, path] of pages) expect(map).toContain(`${path}</loc>`);
});

test.describe('a page for an unknown URL', () => {
  test.use({ expected: { messages: [/status of 404/] } });

  test('has the name of the shop, its contact and the links of the footer', async ({ page }) => {
    await open(page, '/khong-co-trang-nay');
    await expect(page).toHaveTitle('Không tìm thấy trang | Thạch An');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /0900 000 000/ })).toBeVisible();
    await footer.getByRole('link', { name: 'Giao hàng' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giao hàng');
  });
});

test('a cached page shows a changed setting and a changed text within two seconds', async ({ request }) => {
  // Each of the owner's four commands starts a process.
  test.slow();
  const database = process.env.SHOP_DATABASE!;
  const mark = `Nhanh ${Date.now()}`;
  const has = async (path: string) => (await (await request.get(path)).text()).includes(mark);
  // Several requests, so that each process answers some.
  const replies = (path: string) => Promise.all([path, path, path, path].map(has));
  const expectShown = (path: string, shown: boolean) =>
    expect.poll(() => replies(path), { timeout: 2_000, intervals: [50] })
      .toEqual(Array(4).fill(shown));
  const file = test.info().outputPath('about.md');
  await writeFile(file, `Một đoạn giới thiệu mới của cửa hàng, đủ dài để làm mô tả. ${mark}`);
  for (const path of ['/delivery', '/about']) expect(await has(path)).toBe(false);
  await runShopCommand(database, 'settings', 'set', 'delivery.carrier', mark);
  await expectShown('/delivery', true);
  await runShopCommand(database, 'pages', 'set', 'about', file);
  await expectShown('/about', true);
  await runShopCommand(database, 'settings', 'reset', 'delivery.carrier');
  await expectShown('/delivery', false);
  await runShopCommand(database, 'pages', 'reset', 'about');
  await expectShown('/about', false);
});

test('the links of the terms box open the pages in a new tab and do not tick the box', async ({ page, context }) => {
  await open(page, '/');
  await signUpButton(page).click();
  const dialog = page.getByRole('dialog');
  const navigations = recordNavigations(page);
  for (
    const [name, path] of [['điều khoản sử dụng', '/terms'], ['chính sách bảo mật', '/privacy']]
  ) {
    const link = dialog.getByRole('link', { name });
    for (const activate of [() => link.press('Enter'), () => link.click()]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), activate()]);
      await expect(tab).toHaveURL(path!);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await tab.close();
    }
  }
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByText('Tôi đồng ý với').click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  expect(navigations).toEqual([]);
});

test('sign-up sends the versions of the terms and the privacy policy', async ({ page }) => {
  await open(page, '/');
  await signUpButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Họ và tên').fill('Nguyễn An');
  await dialog.getByLabel('Email').fill(`phien-ban-${Date.now()}@example.com`);
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('mật khẩu dài');
  await dialog.getByRole('checkbox').check();
  const request = page.waitForRequest('**/api/user/register');
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  const { accepted } = (await request).postDataJSON();
  expect(accepted).toEqual({
    terms: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    privacy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await expect(page.getByText('Đăng ký thành công!')).toBeVisible();
});

test('the browser’s build contains no default setting and no default text', async () => {
  const folder = 'storefront/build/client';
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.(?:js|css|html|json)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  const { name, slogan, brand, contact, social } = defaultShopSettings;
  const texts = [name, slogan, brand, contact.phone, contact.email, social.facebook];
  for (const slug of ['about', 'privacy', 'terms']) {
    const page = await readFile(`edge-api/settings/pages/default-pages/${slug}.md`, 'utf8');
    texts.push(page.split('\n').findLast((line) => line.length > 40)!);
  }
  for (const file of files) {
    const code = await readFile(`${folder}/${file}`, 'utf8');
    expect(texts.filter((text) => code.includes(text)), file).toEqual([]);
  }
});

test('hostile settings and texts are shown as text on every page', async ({ page }) => {
  test.setTimeout(120_000);
  const shop = await startChosenShop();
  try {
    const name = '</script><script>alert(1)</script>';
    await runShopCommand(
      shop.databaseUrl,
      'settings',
      'set',
      'name',
      name,
      'brand',
      `"><img src=x>${name}`,
    );
    await runShopCommand(shop.databaseUrl, 'settings', 'set', 'description', `{{name}} ${name}`);
    const isShown = async () => (await (await fetch(shop.origin)).text()).includes('alert(1)');
    // Several requests, so that each process answers some.
    await expect.poll(() => Promise.all(Array.from({ length: 4 }, isShown)))
      .not.toContain(false);
    for (const path of ['/', '/about', '/store', '/cart']) {
      await page.goto(`${shop.origin}${path}`);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      await expect(page).toHaveTitle(new RegExp('<script>alert'));
      await expect(page.getByRole('contentinfo')).toContainText('"><img src=x>');
      expect(await page.locator('img[src=x]').count()).toBe(0);
    }
    const manifest = await (await fetch(`${shop.origin}/manifest.webmanifest`)).json();
    expect(manifest.short_name).toBe(name);
  } finally {
    await page.close();
    await shop.stop();
  }
});
