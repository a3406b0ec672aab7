import type { Page } from '@playwright/test';
import { cards, expect, names, open, test } from './shop-test.ts';

test.use({ expected: { messages: [/status of 502/, /could not be updated/] } });

const replies = '**/api/catalogue/products**';
const store = '/store?category=V%C3%B2ng+Tay';
const notice = (page: Page) => page.getByText(/^Chưa tải được trang\./);

// Phones ask for each list.
test('a visitor stays on a list if the next one cannot be loaded', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, store);
  const shown = await names(page);
  const fail = () =>
    page.route(replies, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const words = page.getByRole('main').getByRole('searchbox');
  const dialog = page.getByRole('dialog');

  await test.step('a filter, which is not a part of the next one', async () => {
    await fail();
    await page.getByLabel('Phân loại').selectOption('Phong Thủy');
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(store);
    await expect(page.getByLabel('Phân loại')).toHaveValue('');
    expect(await names(page)).toEqual(shown);
    await page.unroute(replies);
    await page.getByLabel('Hợp mệnh').selectOption('Kim');
    await expect(page).toHaveURL(`${store}&element=Kim`);
    await page.getByLabel('Hợp mệnh').selectOption('');
    await expect(page).toHaveURL(store);
  });

  await test.step('the list behind the details, which are closed later', async () => {
    await cards(page).getByRole('link').first().click();
    await expect(dialog).toBeVisible();
    const opened = page.url();
    await fail();
    const failed = page.waitForResponse(replies);
    await page.keyboard.press('Escape');
    await failed;
    await expect(page).toHaveURL(opened);
    await expect(dialog).toBeVisible();
    await page.unroute(replies);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(store);
  });

  await test.step('words, which are sent again', async () => {
    await fail();
    const failed = page.waitForResponse(replies);
    await words.fill('mắt hổ');
    await failed;
    await expect(page).toHaveURL(store);
    await page.unroute(replies);
    await words.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await expect(words).toHaveValue('mắt hổ');
  });
});
