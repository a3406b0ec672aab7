import type { Locator, Page } from '@playwright/test';
import {
  cards,
  cartLink,
  expect,
  expectNames,
  open,
  recordNavigations,
  settled,
  test,
} from './shop-test.ts';
import { joinStaff } from './staff.ts';

/**
 * Presses Tab until an element has the focus. A dialog takes a focus that leaves it back in the
 * next frame.
 *
 * @param limit maximum number of presses
 */
async function tabTo(page: Page, target: Locator, limit = 80) {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await target.evaluate(async (element) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return element === document.activeElement;
    });
    if (reached) return;
  }
  throw new Error(`The focus does not reach ${target} within ${limit} presses`);
}

test('from the home page to the cart by keyboard alone', async ({ page }) => {
  await open(page, '/');
  // Skip the navigation.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Chuyển đến nội dung chính' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Xem Cửa Hàng' }), 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/store');

  // Search and filter.
  await tabTo(page, page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type('thach anh');
  await expect(page).toHaveURL(/q=thach\+anh/);
  await tabTo(page, page.getByLabel('Danh mục'), 4);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/category=H/);
  await expectNames(page, /^Hũ/);

  // Product details: the focus moves in, is trapped, and is restored.
  const link = cards(page).first().getByRole('link');
  const name = await link.innerText();
  // After the filters, the chip of the category and the link that clears it.
  await tabTo(page, link, 8);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  const focusInside = () => popup.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(focusInside).toBe(true);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(focusInside).toBe(true);
  }
  await tabTo(page, popup.getByRole('button', { name: /Thêm vào giỏ/ }), 6);
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: /Đã thêm \(1\)/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(link).toBeFocused();

  // The cart: change a quantity and remove the line.
  await page.keyboard.press('Shift+Tab');
  await cartLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await tabTo(page, row.getByRole('textbox', { name: /Số lượng/ }));
  await page.keyboard.press('ArrowUp');
  await expect(row.getByRole('textbox', { name: /Số lượng/ })).toHaveValue('2');
  await tabTo(page, row.getByRole('button', { name: /^Xóa/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Giỏ hàng của bạn đang trống!' })).toBeVisible();
});

test('the next page of the store has the focus before its products', async ({ page }) => {
  await open(page, '/store?page=4');
  // The arrow goes away on the last page.
  await page.getByRole('link', { name: 'Trang sau' }).press('Enter');
  await expect(page).toHaveURL('/store?page=5');
  await expect(page.getByText('trang 5/5')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test('the navbar’s search by keyboard restores the focus on Escape', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Tìm kiếm' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(button).toBeFocused();
});

test('Vietnamese text in composition is searched once, when the composition ends', async ({ page }) => {
  await page.clock.install();
  await open(page, '/store');
  const navigations = recordNavigations(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  const client = await page.context().newCDPSession(page);
  // Telex: n g o j c becomes "ngọc" while it is composed.
  for (const text of ['n', 'ng', 'ngo', 'ngọ', 'ngọc']) {
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  // Much longer than the debounce of the search.
  await page.clock.runFor(10_000);
  await settled(page);
  await expect(page).toHaveURL('/store');
  await client.send('Input.insertText', { text: 'ngọc' });
  await expect(page).toHaveURL(/q=ng%E1%BB%8Dc/);
  await expect(field).toHaveValue('ngọc');
  expect(navigations.map((address) => new URL(address).searchParams.get('q'))).toEqual(['ngọc']);
});

test('the focus follows to each page of the back office, and results of a list are announced', async ({ page }) => {
  await joinStaff(page, 'reader');
  await page.goto('/admin/products');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Hũ Đá/ }).first().press('Enter');
  await expect(page.getByRole('heading', { name: /^Tồn kho/ })).toBeVisible();
  await expect(main).toBeFocused();
  await page.goBack();
  const rows = main.getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await expect(main).toBeFocused();

  // The pressed link goes away with its page.
  await main.getByRole('link', { name: 'Trang sau' }).press('Enter');
  await expect(page).toHaveURL(/after=/);
  const holdsFocus = () =>
    main.evaluate((main) =>
      main.contains(document.activeElement) && document.activeElement?.tagName
    );
  await expect.poll(holdsFocus).toBe('DIV');
  await page.keyboard.press('Tab');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();

  const search = main.getByRole('searchbox');
  await search.fill('mat ho');
  await expect(main.getByRole('status')).toHaveText(/^\d+ mục$/);
  await search.fill('khong co gi nhu the');
  await expect(main.getByRole('status')).toHaveText('Không tìm thấy gì.');
  await expect(search).toBeFocused();
});
