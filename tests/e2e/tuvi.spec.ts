import type { Page } from '@playwright/test';
import { expect, open, settled, test } from './shop-test.ts';

/**
 * Fills in the form.
 *
 * @param change values that differ from the default, by field name
 */
async function fill(page: Page, change: Record<string, string> = {}) {
  const values = {
    name: 'Nguyễn Văn An',
    birthDay: '10',
    birthMonth: '2',
    birthYear: '1985',
    ...change,
  };
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.getByLabel('Giờ sinh').selectOption('Thìn 08h00-09h59');
  await page.getByRole('radio', { name: 'Nữ' }).check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Phân tích' });
const result = (page: Page) => page.getByRole('tabpanel', { name: 'Phân Tích' });

test('a birth is analysed, and the tab of the result is selected', async ({ page }) => {
  await open(page, '/tuvi');
  await expect(submit(page)).toBeDisabled();
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('tab', { name: 'Phân Tích' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Phân tích thành công!')).toBeVisible();
  for (
    const text of [
      'Nguyễn Văn An',
      '10/02/1985',
      '21 tháng 1 năm Ất Sửu',
      'Nữ',
      'Hải Trung Kim',
      'Ly',
    ]
  ) {
    await expect(result(page).getByText(text, { exact: true }).first()).toBeVisible();
  }
});

test('toasts stay for three seconds, longer than those of other pages', async ({ page }) => {
  const timer = page.locator('.Toastify__toast', { hasText: 'đã được thêm vào giỏ hàng' })
    .locator('[data-timer]');
  const add = page.getByRole('button', { name: /^Thêm vào giỏ/ }).first();
  await open(page, '/tuvi');
  await fill(page);
  await submit(page).click();
  await add.click();
  await expect(timer).toHaveCSS('animation-duration', '3s');
  await open(page, '/store');
  await add.click();
  await expect(timer).toHaveCSS('animation-duration', '2s');
});

test('the button is disabled until every field is filled in', async ({ page }) => {
  await open(page, '/tuvi');
  await fill(page);
  await expect(submit(page)).toBeEnabled();
  for (const field of ['name', 'birthDay', 'birthMonth', 'birthYear']) {
    const input = page.locator(`[name=${field}]`);
    const value = await input.inputValue();
    await input.fill('');
    await expect(submit(page)).toBeDisabled();
    await input.fill(value);
    await expect(submit(page)).toBeEnabled();
  }
});

for (
  const [field, value, sentence] of [
    ['birthDay', '30', 'Tháng 2 năm 1985 chỉ có 28 ngày.'],
    ['birthYear', '1899', 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.'],
    ['birthYear', 'abcd', 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.'],
    ['birthMonth', '13', 'Tháng sinh phải là một số từ 1 đến 12.'],
  ] as const
) {
  test(`${field} ${value} shows an error under its field, which gets the focus`, async ({ page }) => {
    await open(page, '/tuvi');
    await fill(page, { [field]: value });
    await submit(page).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator(`[name=${field}]`)).toBeFocused();
  });
}

test('half a time is reported after a pause, and when the form is sent', async ({ page }) => {
  await open(page, '/tuvi');
  await fill(page);
  const time = page.locator('[name=birthTime]');
  const report = page.getByText('Hãy nhập cả giờ lẫn phút');
  await time.focus();
  await page.keyboard.type('08');
  await page.keyboard.press('Enter');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expect(time).toBeFocused();
  await expect(report).toBeVisible();
  await expect(page).toHaveURL('/tuvi');
  await page.keyboard.type('30AM');
  await expect(report).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(report).toBeVisible();
  await expect(time).toBeFocused();
});

test('the tab of the result links to the form while there is no result', async ({ page }) => {
  await open(page, '/tuvi');
  await page.getByRole('tab', { name: 'Phân Tích' }).click();
  await result(page).getByRole('button').click();
  await expect(page.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the result is kept after a reload, and hidden from another visitor', async ({ page, browser, baseURL }) => {
  await open(page, '/tuvi');
  await fill(page);
  await submit(page).click();
  await expect(result(page).getByText('Hải Trung Kim').first()).toBeVisible();
  await page.reload();
  await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Thông Tin' }).click();
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Nguyễn Văn An');
  const stranger = await browser.newContext({ baseURL });
  const other = await stranger.newPage();
  await open(other, '/tuvi');
  await expect(other.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await stranger.close();
});

test('a lunar date of birth, in a leap month, is converted to the solar date', async ({ page }) => {
  await open(page, '/tuvi');
  await fill(page);
  await page.getByLabel('Âm lịch').check();
  await page.getByLabel('Ngày', { exact: true }).fill('1');
  await page.getByLabel('Tháng', { exact: true }).fill('6');
  await page.getByLabel('Năm', { exact: true }).fill('2023');
  await page.getByLabel('Tháng nhuận').check();
  await submit(page).click();
  await expect(page.getByText('Năm 2023 âm lịch chỉ có tháng 2 nhuận.')).toBeVisible();
  await page.getByLabel('Năm', { exact: true }).fill('2025');
  await expect(page.getByText('Tức ngày 25/7/2025 dương lịch.')).toBeVisible();
  await submit(page).click();
  await expect(result(page).getByText('25/07/2025').first()).toBeVisible();
  await page.reload();
  await expect(result(page).getByText('25/07/2025').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Thông Tin' }).click();
  await expect(page.getByText('Tức ngày 25/7/2025 dương lịch.')).toBeVisible();
});

test('a form that is not sent is kept after a reload, and while another page is shown', async ({ page }) => {
  await open(page, '/tuvi');
  await fill(page);
  await page.getByLabel('Âm lịch').check();
  await page.getByLabel('Tháng nhuận').check();
  await page.getByLabel('Giờ phút sinh').fill('09:15');
  await page.getByText('Nơi sinh (không bắt buộc)').click();
  await page.getByLabel('Nơi sinh').selectOption('elsewhere');
  await page.getByLabel('Kinh độ nơi sinh').fill('2,35');
  const expectKept = async () => {
    await expect(page.getByLabel('Họ và tên')).toHaveValue('Nguyễn Văn An');
    await expect(page.getByLabel('Năm', { exact: true })).toHaveValue('1985');
    await expect(page.getByLabel('Tháng nhuận')).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Nữ' })).toBeChecked();
    await expect(page.getByLabel('Giờ phút sinh')).toHaveValue('09:15');
    await expect(page.getByLabel('Kinh độ nơi sinh')).toHaveValue('2,35');
  };
  await page.reload();
  await expectKept();
  await page.locator('header').getByRole('link', { name: 'Cửa hàng' }).click();
  await expect(page).toHaveURL('/store');
  await page.goBack();
  await expectKept();
  await expect(page.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a lunar date that is sent twice while a script loads is analysed once', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/solar-birth*', async (route) => {
    await loaded;
    await route.continue();
  });
  await open(page, '/tuvi');
  await fill(page);
  await page.getByLabel('Âm lịch').check();
  let requests = 0;
  page.on('request', (request) => requests += Number(request.url().endsWith('/analyze-user')));
  await page.getByLabel('Họ và tên').press('Enter');
  await page.getByLabel('Họ và tên').press('Enter');
  load();
  await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
  await settled(page);
  expect(requests).toBe(1);
});

test('a shared link shows the chart without the name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/tuvi');
  await fill(page);
  await submit(page).click();
  await result(page).getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(page.getByText('Đã sao chép liên kết')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toMatch(/An|name/);
  const friend = await context.newPage();
  await open(friend, link);
  await expect(result(friend).getByText('Hải Trung Kim').first()).toBeVisible();
  await expect(friend.getByText('Nguyễn Văn An')).toHaveCount(0);
});

for (
  const search of ['birth=2023-02-30&hour=8&gender=male', 'birth=x&hour=8&gender=male', 'hour=99']
) {
  test(`a link with an invalid birth shows the form: ${search}`, async ({ page }) => {
    await open(page, `/tuvi?${search}`);
    await expect(page.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}

test.describe('when the service fails', () => {
  test.use({ expected: { messages: [/Failed to load resource/, /could not be reached/] } });

  test('its message or a general one is shown, and the form keeps its values', async ({ page }) => {
    await open(page, '/tuvi');
    await fill(page);
    await page.route(
      '**/analyze-user',
      (route) =>
        route.fulfill({ status: 503, json: { success: false, error: 'Máy chủ đang bận.' } }),
    );
    await submit(page).click();
    await expect(page.getByText('Máy chủ đang bận.')).toBeVisible();
    await page.unroute('**/analyze-user');
    await page.route('**/analyze-user', (route) => route.fulfill({ status: 500, json: {} }));
    await submit(page).click();
    await expect(page.getByText('Lỗi không xác định từ server.')).toBeVisible();
    await page.unroute('**/analyze-user');
    await page.route('**/analyze-user', (route) => route.abort());
    await submit(page).click();
    await expect(page.getByText('Không kết nối được tới server')).toBeVisible();
    await page.unroute('**/analyze-user');
    await submit(page).click();
    await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
  });
});

test('the analysis prints on one page, and the Tử Vi chart on the next one', async ({ page }) => {
  await open(page, '/tuvi');
  const name = 'Công Tằng Tôn Nữ Nguyễn Thị Thùy Dương Hoàng Ngọc';
  // A birth between Tết and Lập xuân has a note, and therefore the longest chart.
  await fill(page, { name, birthDay: '29', birthMonth: '1', birthYear: '1968' });
  await submit(page).click();
  await expect(result(page).getByRole('heading', { name: 'Lá số', exact: true })).toBeVisible();
  await expect(result(page).getByText('Đại Trạch Thổ').first()).toBeVisible();
  await expect(result(page).getByText(/trước tiết Lập xuân/)).toBeVisible();
  const shopName = page.getByText('Lá số được lập tại Thạch An');
  await expect(shopName).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(shopName).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('the form and the tabs by keyboard alone', async ({ page }) => {
  await open(page, '/tuvi');
  await page.locator('[name=name]').focus();
  await page.keyboard.type('Trần An');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Dương lịch' })).toBeFocused();
  for (const text of ['10', '2', '1985']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  // The field of the exact time, whose parts have the focus one after another, may stay empty.
  const isFocused = (name: string) =>
    page.evaluate((name) => (document.activeElement as HTMLInputElement).name === name, name);
  await expect.poll(async () => {
    await page.keyboard.press('Tab');
    return await isFocused('gender');
  }).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: 'Phân Tích' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await tab.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('values filled in before hydration are kept', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/tuvi', { waitUntil: 'commit' });
  await fill(page);
  release();
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
});

test('a new chart replaces the one of a link that was opened before', async ({ page }) => {
  await open(page, '/tuvi?birth=1990-05-17&hour=8&gender=male');
  await expect(result(page).getByText('Lộ Bàng Thổ').first()).toBeVisible();
  await expect(page.getByText('Phân tích thành công!')).toHaveCount(0);
  await result(page).getByRole('button', { name: 'Xem cho người khác' }).click();
  const tab = page.getByRole('tab', { name: 'Thông Tin' });
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport();
  await fill(page);
  await submit(page).click();
  await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
  await expect(page).toHaveURL('/tuvi');
  await page.reload();
  await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
});

test('another birth that is being typed is shown after a reload, beside the chart of before', async ({ page }) => {
  await open(page, '/tuvi');
  await fill(page);
  await submit(page).click();
  await result(page).getByRole('button', { name: 'Xem cho người khác' }).click();
  await page.getByLabel('Họ và tên').fill('Trần Thị Bình');
  const expectForm = async (action: () => Promise<unknown>) => {
    // The chart of before, which used to come to the front.
    const analysed = page.waitForResponse(/analyze-user/);
    await action();
    await (await analysed).finished();
    await expect(page.getByLabel('Họ và tên')).toHaveValue('Trần Thị Bình');
    await expect(page.getByLabel('Họ và tên')).toBeVisible();
  };
  await expectForm(() => page.reload());
  await page.locator('header').getByRole('link', { name: 'Cửa hàng' }).click();
  await expect(page).toHaveURL('/store');
  await expectForm(() => page.goBack());
  await page.getByRole('tab', { name: 'Phân Tích' }).click();
  await expect(result(page).getByText('Nguyễn Văn An').first()).toBeVisible();
});

test('a button that is pressed while the advice loads stays under the finger @phone', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(la-so|stone-advice)-result-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/tuvi?birth=1990-05-17&hour=8&gender=male');
  await result(page).getByRole('button', { name: 'Xem cho người khác' }).hover();
  await page.mouse.down();
  held.resolve();
  await expect(result(page).getByRole('list', { name: 'Đá được gợi ý' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Thông Tin' })).toBeFocused();
});

test('a damaged stored chart is ignored', async ({ page }) => {
  for (const damaged of ['{', '{"values":{}}', '[]', '{"name":1}', 'null']) {
    await page.goto('/robots.txt');
    await page.evaluate((text) => {
      for (const key of ['tuvi', 'tuvi-form']) sessionStorage.setItem(key, text);
    }, damaged);
    await open(page, '/tuvi');
    await expect(page.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
});
