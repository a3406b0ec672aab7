import { signUpButton } from './customers.ts';
import { cards, expect, open, settled, test } from './shop-test.ts';

test.use({
  expected: {
    messages: [
      /ERR_FAILED/,
      /could not be loaded; it is retried/,
      /A toast could not be shown/,
      /A part of the page is missing/,
    ],
  },
});

for (const file of ['*', 'sheet-*']) {
  test(`a part of the page that the network has lost opens later: ${file}`, async ({ page }) => {
    await open(page, '/store');
    const lost = `**/assets/${file}.js`;
    await page.route(lost, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await cards(page).first().getByRole('link').first().click();
    await signUpButton(page).click();
    await failure;
    await page.unroute(lost);
    await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible({ timeout: 30_000 });
  });
}

test('details that load while a visitor signs up wait for the end of the dialog', async ({ page }) => {
  await open(page, '/store');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/detail-modal-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const loaded = page.waitForResponse('**/assets/detail-modal-*.js');
  const card = cards(page).getByRole('link').first();
  const product = await card.innerText();
  await card.click();
  await signUpButton(page).click();
  const name = page.getByLabel('Họ và tên');
  await expect(name).toBeFocused();
  held.resolve();
  // Resolves after the page has it, too.
  await page.evaluate((url) => import(url), (await loaded).url());
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Đăng ký');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: product })).toBeVisible();
});
