import { mailsTo, newCustomer, register, storeToken, verificationLink } from './customers.ts';
import { findViolations } from './find-violations.ts';
import { expect, open, settled, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

test.use({
  // The stock of a product changes.
  ownShop: true,
  viewport: { width: 390, height: 844 },
  expected: { messages: [/preloaded using link preload but not used/] },
});

const path = '/product/tuong-sen-ngoc';
const name = 'Tượng Hoa Sen Cẩm Thạch';

/** Waits for a notice. Returns path and query of a link in it. */
async function linkTo(email: string, page: string) {
  const find = async () => {
    for (const { subject, text } of await mailsTo(email)) {
      const [, link] = new RegExp(`https?://[^/\\s]+(${page}\\S*)`).exec(text) ?? [];
      if (link) return { subject, link };
    }
  };
  // The job runs every 30 s.
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  return (await find())!;
}

test('two shoppers wait for a product, get one mail each, and one of them ends it', async ({ page, browser, baseURL }) => {
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
  await open(page, await verificationLink(binh.email));
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

  const { subject, link } = await linkTo(an.email, '/product/');
  expect(subject).toBe(`${name} đã có hàng trở lại`);
  expect(link).toBe(path);
  await expect(async () => {
    await open(page, link);
    await expect(page.getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeEnabled();
  }).toPass();
  await expect(form).toHaveCount(0);

  const { link: end } = await linkTo(binh.email, '/ngung-bao-hang');
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
