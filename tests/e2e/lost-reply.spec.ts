import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { samplePng } from '../../edge-api/catalogue/pictures/testing/sample-pictures.ts';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register } from './customers.ts';
import { loseReply } from './lose-reply.ts';
import { orderBracelets } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, openInvitation, runOperation } from './staff.ts';

// The browser logs the lost reply, and refusals: of a repeated request, a used link, no session.
test.use({ ownShop: true, expected: { messages: [/ERR_FAILED/, /status of 40[149]/] } });

interface Listed {
  items: { id: string; name: string; price: number }[];
}

/** Holds the requests of a path back, and returns a function that sends them. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await opened;
    await route.fallback();
  });
  return release;
}

async function fillNewProduct(page: Page, name: string): Promise<void> {
  await page.goto('/admin/products/new');
  await page.getByLabel('Tên sản phẩm').fill(name);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByLabel('Thêm ảnh').setInputFiles(pictureOf(9));
  await page.getByLabel('Giá bán').fill('350.000');
  await page.getByLabel('Danh mục', { exact: true }).selectOption('Vòng Tay');
  await page.getByLabel('Danh mục con').selectOption('Phong Thủy');
  await expect(page.getByLabel('Mô tả ảnh chính')).toBeVisible();
}

const pictureOf = (width: number) => (
  { name: 'vong.png', mimeType: 'image/png', buffer: Buffer.from(samplePng(width, 9)) }
);

const unreachable = (page: Page) => page.getByRole('alert').filter({ hasText: /^Không kết nối/ });

test('a new product is stored once, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const name = 'Vòng đá mạng chập chờn';
  await fillNewProduct(page, name);
  await loseReply(page, 'admin/products.save');
  const save = page.getByRole('button', { name: 'Thêm sản phẩm' });
  await save.click();
  await expect(unreachable(page)).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(/\/admin\/products\/vong-da-mang/);
  const { items } = await runOperation<Listed>(page, 'products.list', { search: name });
  expect(items).toHaveLength(1);
});

test('a picture that is added while a new product is being saved stays, and is saved after it', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await fillNewProduct(page, 'Vòng đá chụp thêm');
  const releaseSave = await holdBack(page, '**/api/admin/products.save');
  const releasePicture = await holdBack(page, '**/api/admin/pictures');
  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click();
  await page.getByLabel('Thêm ảnh').setInputFiles(pictureOf(10));
  await page.getByLabel('Bảo quản').fill('Tránh nước');
  releaseSave();
  const saved = page.getByText('Đã lưu thay đổi.');
  await expect(saved).toBeVisible();
  releasePicture();
  await expect(page.getByLabel('Mô tả ảnh 2')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/vong-da-chup-them/);
  await expect(page.getByRole('heading', { name: 'Tồn kho: 0' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mô tả ảnh 2')).toBeVisible();
  await expect(page.getByLabel('Bảo quản')).toHaveValue('Tránh nước');
});

test('a form stays with the error of a picture that was added while it was being saved', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await fillNewProduct(page, 'Vòng đá rớt mạng');
  const releaseSave = await holdBack(page, '**/api/admin/products.save');
  await page.route('**/api/admin/pictures', (route) => route.abort(), { times: 1 });
  const releasePicture = await holdBack(page, '**/api/admin/pictures');
  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click();
  await page.getByLabel('Thêm ảnh').setInputFiles(pictureOf(10));
  releaseSave();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
  releasePicture();
  await page.getByRole('button', { name: /^Thử lại/ }).click();
  await expect(page.getByLabel('Mô tả ảnh 2')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/vong-da-rot-mang/);
});

test('prices are lowered once, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const read = async () =>
    (await runOperation<Listed>(page, 'products.list', { category: 'Cây Đá', limit: 2 })).items;
  const before = await read();
  await page.goto('/admin/products?category=Cây Đá');
  for (const { name } of before) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Sửa 2 sản phẩm đã chọn' }).click();
  await page.getByLabel('Việc cần làm').selectOption('price');
  await page.getByLabel('Phần trăm').fill('-10');
  const preview = page.getByRole('list', { name: 'Xem trước' }).getByRole('listitem');
  await expect(preview).toHaveCount(2);
  await loseReply(page, 'admin/products.bulk');
  const apply = page.getByRole('button', { name: 'Áp dụng' });
  await apply.click();
  await expect(unreachable(page)).toBeVisible();
  const lowered = await read();
  expect(lowered.map(({ price }) => price)).not.toEqual(before.map(({ price }) => price));
  await apply.click();
  await expect(page.getByRole('alert')).toContainText('vừa được thay đổi');
  // Now the preview starts from the lowered prices.
  await expect(preview.first()).toContainText(
    `Giá bán ${lowered[0]!.price.toLocaleString('vi')} VNĐ`,
  );
  expect(await read()).toEqual(lowered);
});

test('a product is copied once, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const { items: [product] } = await runOperation<Listed>(page, 'products.list', { limit: 1 });
  await page.goto(`/admin/products/${product?.id}`);
  await loseReply(page, 'admin/products.duplicate');
  const copy = page.getByRole('button', { name: 'Nhân bản' });
  await copy.click();
  await expect(unreachable(page)).toBeVisible();
  // A click would wait until the message beside the button is gone.
  await copy.press('Enter');
  await expect(page.getByRole('button', { name: 'Hiện sản phẩm' })).toBeVisible();
  const hidden = { search: product?.name, state: 'hidden' };
  expect((await runOperation<Listed>(page, 'products.list', hidden)).items).toHaveLength(1);
});

test('a product is deleted, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const { items: [product] } = await runOperation<Listed>(page, 'products.list', { limit: 1 });
  await page.goto(`/admin/products/${product?.id}`);
  await loseReply(page, 'admin/products.delete');
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Xóa sản phẩm' });
  await remove.click();
  await expect(unreachable(page)).toBeVisible();
  await remove.press('Enter');
  await expect(page.getByText('Đã xóa sản phẩm.')).toBeVisible();
  await expect(page).toHaveURL('/admin/products');
});

test('a category is deleted, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const { items: [{ image } = { image: '' }] } = await runOperation<{ items: { image: string }[] }>(
    page,
    'categories.list',
    {},
  );
  const name = 'Đá Rớt Mạng';
  const { id } = await runOperation<{ id: string }>(page, 'categories.save', {
    name,
    image,
    subCategories: ['Khác'],
  });
  await page.goto(`/admin/categories/${id}`);
  await loseReply(page, 'admin/categories.delete');
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Xóa danh mục' });
  await remove.click();
  await expect(unreachable(page)).toBeVisible();
  await remove.press('Enter');
  await expect(page.getByText(`Đã xóa danh mục ${name}.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/categories');
});

test('a member gets another role and is locked, though the first replies are lost', async ({ page }) => {
  await joinStaff(page, 'owner');
  const email = `lost-${Date.now()}@example.com`;
  await runOperation(page, 'staff.invite', { email, role: 'reader' });
  await page.goto('/admin/staff');
  const role = page.getByRole('combobox', { name: `Vai trò của ${email}` });
  const question = page.getByRole('dialog');
  await loseReply(page, 'admin/staff.setRole');
  await role.selectOption('Quản lý sản phẩm');
  const change = question.getByRole('button', { name: 'Đổi vai trò' });
  await change.click();
  await expect(unreachable(page)).toBeVisible();
  await change.click();
  await expect(page.getByText(`Vai trò mới của ${email}: Quản lý sản phẩm.`)).toBeVisible();
  await expect(question).toBeHidden();
  await loseReply(page, 'admin/staff.disable');
  await page.getByRole('button', { name: `Khóa ${email}` }).click();
  const lock = question.getByRole('button', { name: 'Khóa tài khoản' });
  await lock.click();
  await expect(unreachable(page)).toBeVisible();
  await lock.click();
  await expect(page.getByText(`Đã khóa tài khoản ${email}.`)).toBeVisible();
  await expect(question).toBeHidden();
});

test('a note is stored once, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'orders');
  const token = await register(page.request, newCustomer('Lê An'));
  const { orderId } = await orderBracelets(page, token, sampleAddress);
  await page.goto(`/admin/orders/${orderId}`);
  await loseReply(page, 'admin/orders.note');
  const text = page.getByRole('textbox', { name: 'Ghi chú nội bộ' });
  const save = page.getByRole('button', { name: 'Lưu ghi chú' });
  await page.setViewportSize({ width: 390, height: 844 });
  await text.fill('Gọi không nghe máy');
  await save.click();
  await expect(unreachable(page)).toBeInViewport();
  await save.click();
  await expect(text).toHaveValue('');
  await expect(page.getByText('Đã lưu ghi chú.')).toBeVisible();
  const note = page.getByRole('listitem').filter({ hasText: 'Gọi không nghe máy' });
  await expect(note).toHaveCount(1);
  // The same words of a later call are another note.
  await text.fill('Gọi không nghe máy');
  await save.click();
  await expect(note).toHaveCount(2);
});

test('money is recorded once and announced, though the first reply is lost', async ({ page }) => {
  await joinStaff(page, 'orders');
  const token = await register(page.request, newCustomer('Lê An'));
  const { orderId } = await orderBracelets(page, token, sampleAddress);
  await page.goto(`/admin/orders/${orderId}`);
  await loseReply(page, 'admin/payments.record');
  await page.getByLabel('Số tiền đã nhận (đồng)').fill('200k');
  const record = page.getByRole('button', { name: 'Đã nhận tiền' });
  await record.click();
  await expect(unreachable(page)).toBeVisible();
  await record.click();
  await expect(page.getByText('Đã ghi nhận 200.000 VNĐ.')).toBeVisible();
  const { paid } = await runOperation<{ paid: number }>(page, 'orders.get', { id: orderId });
  expect(paid).toBe(200_000);
});

test('a slow change of a product is announced, and its error covers no button', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const [product] = (await runOperation<Listed>(page, 'products.list', { limit: 1 })).items;
  await page.goto(`/admin/products/${product?.id}`);
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/products.hide', (route) => opened.then(() => route.abort()));
  await page.getByRole('button', { name: 'Ẩn sản phẩm' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-pending');
  release();
  const message = await unreachable(page).boundingBox();
  await expect(root).not.toHaveAttribute('data-pending');
  for (const name of ['Ẩn sản phẩm', 'Nhân bản', 'Xóa']) {
    const { y } = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(y, name).toBeGreaterThan(message!.y + message!.height);
  }
});

test('an invited member gets the secrets, though the first reply is lost', async ({ page }) => {
  await page.route('**/api/staff/invitation', (route) => route.abort(), { times: 1 });
  await openInvitation(page, 'orders');
  await loseReply(page, 'staff/accept');
  await page.getByLabel('Họ tên').fill('Lê Cường');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('ba vòng trầm hương');
  const save = page.getByRole('button', { name: 'Đặt mật khẩu' });
  await save.click();
  await expect(unreachable(page)).toBeVisible();
  await save.click();
  await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/đã được dùng/);
  await page.getByRole('button', { name: 'Đến trang đăng nhập' }).click();
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
});

test('a member who has left a form is told that it was not saved', async ({ page }) => {
  await joinStaff(page, 'owner');
  await page.goto('/admin/settings');
  await page.getByLabel('Giờ hỗ trợ').fill('7:00–19:00');
  await page.route('**/api/admin/settings.save', (route) => route.abort());
  const release = await holdBack(page, '**/api/admin/settings.save');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Sản phẩm' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  release();
  await expect(page.getByText(/^Thay đổi ở trang bạn vừa rời chưa được lưu/)).toBeVisible();
});

test('a member is told that a form was not saved, though its error arrives before the next page is shown', async ({ page }) => {
  await joinStaff(page, 'owner');
  await page.goto('/admin/settings');
  await page.getByLabel('Giờ hỗ trợ').fill('7:00–19:00');
  await page.evaluate(() => {
    const { fetch, history } = globalThis;
    const push = history.pushState.bind(history);
    globalThis.fetch = (input, init) => {
      if (!String(input).endsWith('/settings.save')) return fetch(input, init);
      const { promise, reject } = Promise.withResolvers<Response>();
      history.pushState = (...state) => {
        push(...state);
        reject(new TypeError());
      };
      return promise;
    };
  });
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Sản phẩm' }).click();
  await expect(page.getByText(/^Thay đổi ở trang bạn vừa rời chưa được lưu/)).toBeVisible();
});
