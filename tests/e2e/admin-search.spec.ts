import { expect, test } from './shop-test.ts';
import { joinStaff } from './staff.ts';

test('a search keeps each letter of a member who types slowly on a slow phone @phone', async ({ page }) => {
  await joinStaff(page, 'reader');
  await page.goto('/admin/products');
  const box = page.getByRole('searchbox');
  await expect(page.getByRole('main').getByRole('link', { name: /^Hũ Đá/ }).first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const words = 'vong tay mat ho';
  // The search begins a quarter of a second after the last letter.
  await box.pressSequentially(words, { delay: 265 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/q=vong\+tay\+mat\+ho$/);
  await expect(box).toHaveValue(words);
  await page.getByRole('main').getByRole('link', { name: /^Vòng Tay Đá Mắt Hổ/ }).first().click();
  await expect(page.getByRole('heading', { name: /^Tồn kho/ })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue(words);
  await page.getByRole('navigation').getByRole('link', { name: 'Sản phẩm' }).click();
  await expect(box).toHaveValue('');
});
