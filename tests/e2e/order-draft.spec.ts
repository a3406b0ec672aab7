import { findViolations } from './find-violations.ts';
import { expect, test } from './shop-test.ts';
import { field, fillAddress } from './shopping.ts';
import { joinStaff } from './staff.ts';

// The browser asks before a reload, and the page of the log-in looks for a session.
test.use({
  expected: {
    messages: [/preloaded using link preload but not used/, /^dialog: $/, /status of 401/],
  },
});

test('an order by phone survives a reload, and is gone once it is stored, given up or logged out', {
  tag: '@phone',
}, async ({ page }) => {
  await joinStaff(page, 'orders');
  const openForm = async () => {
    await page.goto('/admin/orders/new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  page.on('dialog', (dialog) => void dialog.accept());
  await openForm();
  await fillAddress(page);
  await page.getByRole('searchbox', { name: 'Tìm sản phẩm để thêm' }).fill('mat ho');
  await page.getByRole('button', { name: /Vòng Tay Đá Mắt Hổ/ }).first().click();
  await page.waitForFunction(() =>
    JSON.parse(localStorage.getItem('order-draft') ?? '{}').values?.lines.length === 1
  );
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('order-draft')!);
    draft.values.lines[0].price = 300_000;
    localStorage.setItem('order-draft', JSON.stringify(draft));
  });
  await page.reload();
  await expect(page.getByText(/1 × Vòng Tay Đá Mắt Hổ/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tiếp tục đơn đang nhập dở' }).click();
  await expect(field(page, 'Quận/Huyện')).toHaveValue('Quận Hải Châu');
  const change = 'Vòng Tay Đá Mắt Hổ: giá mới 350.000 VNĐ (lúc nhập 300.000 VNĐ).';
  await expect(page.getByText(change)).toBeVisible();
  await page.getByRole('button', { name: 'Tạo đơn' }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  await expect(page).not.toHaveURL(/new$/);

  const note = page.getByLabel(/^Ghi chú nội bộ/);
  await openForm();
  await note.fill('Giao sau 17 giờ');
  await page.reload();
  await page.getByRole('button', { name: 'Bỏ, nhập đơn mới' }).click();
  await expect(note).toHaveValue('');
  await note.fill('Giao trước Tết');
  await page.getByLabel(/^Tài khoản/).click();
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/log-in$/);
  expect(await page.evaluate(() => localStorage.getItem('order-draft'))).toBeNull();
});
