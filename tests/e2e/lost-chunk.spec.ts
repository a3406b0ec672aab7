import { signUpButton } from './customers.ts';
import { cards, expect, open, test } from './shop-test.ts';

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
    // The details open as well. If both open at once, both are there for assistive technology.
    await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible({ timeout: 30_000 });
  });
}
