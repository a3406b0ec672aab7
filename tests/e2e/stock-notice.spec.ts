import {
  startMailServer,
  type TestMailServer,
} from '../../edge-api/mail/testing/start-mail-server.ts';
import { newCustomer, register, storeToken } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { expect, open, settled, test as base } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

/** Shop of this test alone, because stock changes, with a mail server. */
const test = base.extend<object, { mailServer: TestMailServer; ownShop: Record<string, string> }>({
  // deno-lint-ignore no-empty-pattern
  mailServer: [async ({}, provide) => {
    await using server = await startMailServer();
    await provide(server);
  }, { scope: 'worker' }],
  ownShop: [({ mailServer }, provide) => provide({ SMTP_URL: mailServer.url }), {
    scope: 'worker',
  }],
});

test.use({
  viewport: { width: 390, height: 844 },
  expected: { messages: [/preloaded using link preload but not used/] },
});

const path = '/product/tuong-sen-ngoc';
const name = 'Tượng Hoa Sen Cẩm Thạch';

/** Waits for a mail to an address with a link. Returns path and query of the link. */
async function linkTo({ recipients, read }: TestMailServer, email: string, page: string) {
  const find = async () => {
    for (const index of recipients.keys().filter((index) => recipients[index]?.includes(email))) {
      const { subject, text = '' } = await read(index);
      const [, link] = new RegExp(`https?://[^/\\s]+(${page}\\S*)`).exec(text) ?? [];
      if (link) return { subject, link };
    }
  };
  // The job runs every 30 s.
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  return (await find())!;
}

test('two shoppers wait for a product, get one mail each, and one of them ends it', async ({ page, mailServer, browser, baseURL }) => {
  test.slow();
  const [an, binh] = [newCustomer(), newCustomer('Trần Thị Bình')];
  await open(page, path);
  const form = page.getByRole('form', { name: 'Báo cho tôi khi có hàng' });
  await form.getByRole('button').click();
  await expect(form.getByRole('textbox')).toBeFocused();
  await expect(form).toContainText('Vui lòng nhập email.');
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('textbox').fill(an.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText(`tới ${an.email}`);
  expect(await findViolations(page)).toEqual([]);

  // The verified address of a customer is filled in.
  await storeToken(page, await register(page.request, binh));
  const { link: verification } = await linkTo(mailServer, binh.email, '/verify-email');
  await open(page, verification);
  await expect(page.getByText('WELCOME10')).toBeVisible();
  await open(page, path);
  await expect(form.getByRole('textbox')).toHaveValue(binh.email);
  await form.getByRole('button').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`tới ${binh.email}`);

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const desk = await context.newPage();
  await joinStaff(desk, 'catalogue');
  await desk.goto('/admin/products?state=soldOut');
  await expect(desk.getByRole('listitem').filter({ hasText: name })).toContainText('2 người chờ');
  await desk.goto('/admin/products/tuong-sen-ngoc');
  const stock = desk.getByRole('region', { name: /^Tồn kho/ });
  await expect(stock).toContainText('2 người chờ');
  await stock.getByLabel('Số lượng').fill('3');
  await stock.getByLabel('Lý do').fill('Nhập hàng');
  await stock.getByRole('button', { name: 'Ghi thay đổi tồn kho' }).click();
  await expect(desk.getByText('Tồn kho bây giờ: 3.')).toBeVisible();

  const { subject, link } = await linkTo(mailServer, an.email, '/product/');
  expect(subject).toBe(`${name} đã có hàng trở lại`);
  expect(link).toBe(path);
  await expect(async () => {
    await open(page, link);
    await expect(page.getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeEnabled();
  }).toPass();
  await expect(form).toHaveCount(0);

  const { link: end } = await linkTo(mailServer, binh.email, '/ngung-bao-hang');
  await open(page, end);
  await expect(page).toHaveURL('/ngung-bao-hang');
  await expect(page.getByText(binh.email)).toBeVisible();
  await page.getByRole('button', { name: 'Ngừng báo hàng' }).click();
  await expect(page.getByRole('heading', { name: 'Đã ngừng báo hàng' })).toBeVisible();
  const product = await runOperation<{ waiting: number }>(desk, 'products.get', {
    id: 'tuong-sen-ngoc',
  });
  expect(product.waiting).toBe(0);
  await context.close();
});
