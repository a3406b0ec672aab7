import type { Locator } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { samplePng } from '../../edge-api/catalogue/pictures/testing/sample-pictures.ts';
import { findViolations } from './find-violations.ts';
import { takePhotographs } from './photographs.ts';
import { expect, settled, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

// The form has shown the picture in a wider form already, which the browser uses again.
// A refused price is tested on purpose.
test.use({
  ownShop: true,
  expected: { messages: [/preloaded using link preload but not used/, /status of (409|422)/] },
});

const pictures = ['hu-da-mat-ho.f9ba84e6.webp', 'vong-co-ma-nao.5939e665.webp']
  .map((name) => `edge-api/seed/images/${name}`);

test('a refused form shows its first error, wherever its page is scrolled to @phone', async ({ page }) => {
  await joinStaff(page, 'owner');
  const isInView = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await page.goto('/admin/settings');
  const taxCode = page.getByLabel('Mã số thuế');
  await taxCode.fill('12');
  await page.getByLabel('Email', { exact: true }).fill('an.example.com');
  await page.getByLabel('Từ đồng nghĩa').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill('an@example.com');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(taxCode).toBeFocused();
  await expect.poll(() => isInView(taxCode)).toBe(true);
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();

  // Transfers need all parts of the bank account.
  await page.getByLabel('Ngân hàng').selectOption('');
  await page.getByLabel('Chủ tài khoản').fill('NGUYEN AN');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByLabel('Ngân hàng')).toHaveAccessibleDescription(/^Điền đủ ngân hàng/);
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();

  await page.goto('/admin/products/new');
  await page.getByLabel('Tên sản phẩm').fill('Vòng đá chưa có ảnh');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByLabel('Ngũ hành').fill('Kim, Đồng');
  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click();
  const missing = page.getByRole('region', { name: 'Ảnh', exact: true }).getByRole('alert');
  await expect.poll(() => isInView(missing)).toBe(true);
  await expect(page.getByLabel('Ngũ hành')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('a new product with pictures and a certificate is in the shop @phone', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/products/new');
  const name = `Vòng đá thử ${Date.now()}`;
  await page.getByLabel('Tên sản phẩm').fill(name);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  // The form of the name, which had the focus, has gone away.
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.getByLabel('Thêm ảnh').setInputFiles(pictures);
  await page.getByLabel('Mô tả ảnh 2').fill('Trên tay');
  await page.getByRole('button', { name: 'Lên (ảnh 2)' }).click();
  await expect(page.getByLabel('Mô tả ảnh chính')).toHaveValue('Trên tay');
  await page.getByLabel('Giá bán').fill('350k');
  await page.getByLabel('Danh mục', { exact: true }).selectOption('Vòng Tay');
  await page.getByLabel('Danh mục con').selectOption('Phong Thủy');
  await page.getByLabel('Chọn ảnh hoặc PDF').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(page.getByRole('link', { name: 'Xem tệp PDF' })).toBeVisible();
  await page.getByLabel('Số giấy kiểm định').fill('PNJ 12345');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/vong-da-thu/);

  const quantity = page.getByLabel('Số lượng', { exact: true });
  await quantity.fill('abc');
  await page.getByLabel('Lý do').fill('Nhập hàng');
  await page.getByRole('button', { name: 'Ghi thay đổi tồn kho' }).click();
  await expect(quantity).toHaveAccessibleDescription(/Nhập bằng chữ số/);
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Ghi thay đổi tồn kho' }).click();
  await expect(page.getByRole('heading', { name: 'Tồn kho: 3' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nhập hàng' })).toContainText('+3');

  await page.goto(`/product/${new URL(page.url()).pathname.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByAltText('Trên tay').first()).toBeVisible();
  const link = page.getByRole('link', { name: 'Số PNJ 12345' });
  const file = await page.request.get(await link.getAttribute('href') ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('a product is hidden, copied once by a double click, and deleted', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin');
  type List = { items: { id: string; name: string }[] };
  const list = (input: object) => runOperation<List>(page, 'products.list', input);
  const { items: [product] } = await list({ limit: 1 });
  const copies = async () => {
    const { items } = await list({ search: product?.name, state: 'hidden' });
    return items.filter(({ name }) => name === product?.name).length;
  };
  await page.goto(`/admin/products/${product?.id}`);
  await page.getByRole('button', { name: 'Ẩn sản phẩm' }).click();
  await expect(page.getByText('Đã ẩn sản phẩm.')).toBeVisible();
  await page.getByRole('button', { name: 'Hiện sản phẩm' }).click();
  await expect(page.getByText('Đã hiện sản phẩm.')).toBeVisible();
  await page.getByRole('button', { name: 'Nhân bản' }).dblclick();
  await expect(page.getByText('Đã tạo bản sao, đang ẩn.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hiện sản phẩm' })).toBeVisible();
  expect(await copies()).toBe(1);
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await page.getByRole('button', { name: 'Xóa sản phẩm' }).click();
  await expect(page.getByText('Đã xóa sản phẩm.')).toBeVisible();
  await expect(page).toHaveURL('/admin/products');
  expect(await copies()).toBe(0);
});

test('an uploaded photograph gets forms in AVIF as well', async ({ page }) => {
  // Six pictures are encoded, on cores that other tests use as well.
  test.setTimeout(120_000);
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/products/new');
  await page.getByLabel('Tên sản phẩm').fill('Vòng đá có ảnh AVIF');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const reply = page.waitForResponse((one) => one.url().endsWith('/api/admin/pictures'));
  await page.getByLabel('Thêm ảnh').setInputFiles((await takePhotographs())[0]!);
  const { data: { name } } = await (await reply).json();
  for (const width of [800, 400, 1_600]) {
    const form = `/images/${name.slice(0, name.indexOf('.'))}-${width}.avif`;
    // Another form may be sent in its place, but is not kept for long.
    await expect.poll(
      async () => (await page.request.get(form)).headers()['cache-control'],
      { message: form, timeout: 30_000 },
    ).toMatch(/immutable/);
  }
});

test('a transparent picture gets a white ground in a browser that writes no WebP', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    // Safari writes PNG in its place.
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await page.goto('/admin/products/new');
  await page.getByLabel('Tên sản phẩm').fill('Vòng đá tách nền');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByLabel('Thêm ảnh').setInputFiles({
    name: 'tach-nen.png',
    mimeType: 'image/png',
    buffer: Buffer.from(samplePng(40, 40, [0, 0, 0, 0])),
  });
  const picture = page.getByRole('img', { name: 'Ảnh 1' });
  await expect(picture).toHaveAttribute('src', /\.jpg$/);
  const colour = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(9, 9, 1, 1).data];
  });
  expect(colour).toEqual([255, 255, 255, 255]);
});

test('photographs that cannot be added are explained, and those under way are not lost', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const { items: [product] } = await runOperation<{ items: { id: string }[] }>(
    page,
    'products.list',
    { category: 'Nhẫn', limit: 1 },
  );
  await page.goto(`/admin/products/${product?.id}`);
  const list = page.getByRole('region', { name: 'Ảnh', exact: true });
  const add = page.getByLabel('Thêm ảnh');
  const descriptions = list.getByRole('textbox');
  await expect(descriptions).not.toHaveCount(0);
  const before = await descriptions.count();
  await add.setInputFiles({
    name: 'IMG_2041.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic'),
  });
  await expect(list.getByRole('alert')).toContainText('lưu ảnh thành JPG');
  await list.getByRole('button', { name: 'Bỏ', exact: true }).click();

  const upload = Promise.withResolvers<void>();
  await page.route('**/api/admin/pictures', async (route) => {
    await upload.promise;
    await route.continue();
  });
  // The same picture is added once.
  const photograph = {
    name: 'anh.png',
    mimeType: 'image/png',
    buffer: Buffer.from(samplePng(40, 40, [90, 60, 30, 255])),
  };
  await add.setInputFiles(Array.from({ length: 14 }, () => photograph));
  await expect(page.getByText(`Mỗi sản phẩm có tối đa 13 ảnh: ${before + 1} ảnh chưa được thêm.`))
    .toBeVisible();
  await expect(add).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Sản phẩm', exact: true }).click();
  await page.getByRole('button', { name: 'Ở lại trang này' }).click();
  const save = page.getByRole('button', { name: 'Lưu thay đổi' });
  await save.click();
  const wait = page.getByText('Tệp đang tải lên. Vui lòng đợi tải xong rồi lưu.');
  await expect(wait).toBeVisible();
  upload.resolve();
  await expect(wait).toBeHidden();
  await expect(descriptions).toHaveCount(before + 1);
  await save.click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
  await page.reload();
  await expect(descriptions).toHaveCount(before + 1);
});

test('a file adds to the stock after a preview', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Nhập tồn kho từ tệp CSV' }).click();
  await page.getByRole('button', { name: 'Nhập tồn kho', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Chọn tệp tồn kho.');
  const { items: [product] } = await runOperation<{ items: { id: string; stock: number }[] }>(
    page,
    'products.list',
    { category: 'Vòng Cổ', limit: 1 },
  );
  const { id = '', stock = 0 } = product ?? {};
  const choose = async (...lines: string[]) =>
    await page.getByLabel(/^Chọn tệp/).setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Mã;Số lượng', ...lines].join('\r\n')),
    });
  await choose(`${id};7`, `${id};20,5`);
  await page.getByLabel('Cách nhập').selectOption('add');
  await expect(page.getByText(`Dòng 3, ${id}: số lượng “20,5” không hợp lệ`)).toBeVisible();
  await page.getByRole('button', { name: 'Nhập tồn kho', exact: true }).click();
  await choose(`${id};7`);
  const preview = page.getByRole('list', { name: 'Xem trước' });
  await expect(preview).toContainText(`${stock} → ${stock + 7}`);
  expect(await findViolations(page)).toEqual([]);

  // Rows that failed belong to the way in which they were imported.
  const failed = { productId: id, before: stock, after: stock + 7, problem: 'sold' };
  await page.route(
    '**/api/admin/stock.bulk',
    (route) => route.fulfill({ json: { success: true, data: { rows: [failed] } } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Nhập tồn kho', exact: true }).click();
  await expect(preview).toContainText('vừa có người mua');
  await page.getByLabel('Cách nhập').selectOption('set');
  await expect(preview).toContainText(`${stock} → 7`);
  await page.getByLabel('Cách nhập').selectOption('add');
  await expect(preview).toContainText(`${stock} → ${stock + 7}`);
  await page.getByRole('button', { name: 'Nhập tồn kho', exact: true }).click();
  await expect(page.getByText('Đã nhập tồn kho của 1 sản phẩm.')).toBeVisible();
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByText(`Mã sản phẩm: ${id}`)).toBeVisible();
});

test('a bulk change is shown before it is applied', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  const { items } = await runOperation<{ items: { id: string; name: string }[] }>(
    page,
    'products.list',
    { category: 'Cây Đá', limit: 2 },
  );
  await page.goto('/admin/products?category=Cây Đá');
  for (const { name } of items) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Sửa 2 sản phẩm đã chọn' }).click();
  await page.getByLabel('Việc cần làm').selectOption('price');
  await page.getByLabel('Phần trăm').fill('-200');
  await expect(page.getByRole('alert')).toContainText(/^Nhập phần trăm bằng số nguyên từ -90/);
  await page.getByLabel('Phần trăm').fill('-10 %');
  const preview = page.getByRole('list', { name: 'Xem trước' }).getByRole('listitem');
  await expect(preview).toHaveCount(2);
  await expect(preview.first()).toContainText(items[0]?.name ?? '');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page.getByText('Đã sửa 2 sản phẩm.')).toBeVisible();
});

test('price, stock and order are changed in the list @phone', async ({ page, isMobile }) => {
  test.slow();
  await joinStaff(page, 'catalogue');
  const list = () =>
    runOperation<{ items: { id: string; name: string; price: number; stock: number }[] }>(
      page,
      'products.list',
      { category: 'Hũ Đá', limit: 100 },
    ).then(({ items }) => items);
  const [first, second] = await list();
  await page.goto('/admin/products?category=Hũ Đá');
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const edit = (action: string) => button(new RegExp(`${action} ${first?.name}`)).click();
  if (isMobile) {
    await edit('sửa giá');
    await page.getByLabel('Giá bán').fill('1.234.000');
    await page.getByLabel('Giá gốc').fill('1.000.000');
    await page.getByRole('button', { name: 'Lưu giá' }).click();
    await expect(page.getByLabel('Giá gốc')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Giá gốc').fill('1.500.000');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lưu giá' }).click();
    await expect(page.getByText(`Đã đổi giá “${first?.name}”.`)).toBeVisible();
    await edit('kiểm kho');
    await page.getByLabel('Số đếm được').fill('nhiều');
    await page.getByRole('button', { name: 'Ghi số đếm' }).click();
    await expect(page.getByText(/^Nhập bằng chữ số/)).toHaveCount(1);
    await page.getByLabel('Số đếm được').fill('77');
    await page.getByRole('button', { name: 'Ghi số đếm' }).click();
  } else {
    const cell = page.getByRole('table').getByRole('textbox');
    await edit('sửa giá');
    await cell.fill('nhiều');
    await cell.press('Enter');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    expect(await findViolations(page)).toEqual([]);
    await cell.press('Escape');
    await expect(cell).toBeHidden();
    await edit('sửa giá');
    // Another member changes the price meanwhile.
    const { id = '', price = 0 } = first ?? {};
    const { version } = await runOperation<{ version: number }>(page, 'products.get', { id });
    const changes = { price: price + 1_000, originalPrice: null };
    await runOperation(page, 'products.save', { id, version, changes });
    await cell.fill('1.234.000');
    await cell.press('Enter');
    await expect(page.getByRole('table')).toContainText(/ở nơi khác.*Giá hiện tại: .* VNĐ/);
    await cell.press('Enter');
    await expect(page.getByText(`Đã đổi giá “${first?.name}”.`)).toBeVisible();
    await expect(button(new RegExp(`sửa giá ${first?.name}`))).toBeFocused();

    await edit('kiểm kho');
    await runOperation(page, 'stock.count', { productId: id, quantity: 50 });
    await cell.fill('77');
    await cell.press('Enter');
    await expect(page.getByRole('table')).toContainText('Tồn kho hiện tại: 50.');
    await cell.press('Enter');
  }
  await expect(page.getByText('Tồn kho bây giờ: 77.')).toBeVisible();
  const [changed] = await list();
  expect([changed?.id, changed?.price, changed?.stock]).toEqual([first?.id, 1_234_000, 77]);

  await button(new RegExp(`^Xuống.*${first?.name}`)).click();
  await expect.poll(async () => (await list()).slice(0, 2).map(({ id }) => id))
    .toEqual([second?.id, first?.id]);
  await button(new RegExp(`^Lên.*${first?.name}`)).click();
  await expect.poll(async () => (await list())[0]?.id).toBe(first?.id);
});

test('filters stand on one line with their labels, and links begin at the edge @phone-only', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/products');
  const { x: edge } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  for (const label of ['Danh mục', 'Thứ tự']) {
    const text = (await page.locator('label', { hasText: label }).boundingBox())!;
    const control = (await page.getByLabel(label).boundingBox())!;
    expect(text.x).toBe(edge);
    expect(control.x).toBeGreaterThanOrEqual(text.x + text.width);
    expect(control.y).toBeLessThan(text.y);
    expect(control.height).toBeLessThan(50);
  }
  const link = page.getByRole('link', { name: 'Lịch sử nhập xuất kho' });
  expect(
    await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().x;
    }),
  ).toBe(edge);
});

test('a category with a picture of its own is on the home page @phone', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/categories');
  const rows = page.getByRole('main').getByRole('link', { name: /Hũ Đá|Vòng Tay|Đèn Đá/ });
  await page.getByRole('link', { name: 'Thêm danh mục' }).click();
  await page.getByLabel('Tên danh mục').fill('Đèn Đá');
  await page.getByLabel('Danh mục con').fill('Đèn Muối\nĐèn Ngọc');
  await page.getByRole('button', { name: 'Thêm danh mục' }).click();
  await expect(page.getByRole('alert')).toContainText('Vui lòng thêm ảnh.');
  await page.getByLabel('Chọn ảnh').setInputFiles(pictures[0]!);
  await expect(page.getByAltText('Ảnh hiện tại')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const list = Promise.withResolvers<void>();
  await page.route('**/api/admin/categories.list', async (route) => {
    await list.promise;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Thêm danh mục' }).click();
  await expect(page).toHaveURL(/\/admin\/categories\/den-da$/);
  // The list has not been read again yet.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đèn Đá');
  list.resolve();
  await page.unroute('**/api/admin/categories.list');

  await test.step('the list moves one by one place', async () => {
    await page.goto('/admin/categories');
    await expect(rows).toHaveText([/Hũ Đá/, /Vòng Tay/, /Đèn Đá/]);
    await page.getByRole('button', { name: /^Xuống.*Hũ Đá/ }).click();
    await expect(rows).toHaveText([/Vòng Tay/, /Hũ Đá/, /Đèn Đá/]);
    await expect(page.getByRole('status').filter({ hasText: /^Vị trí 2 trong / })).toBeAttached();
  });

  if (page.viewportSize()!.width > 1_000) {
    await test.step('a row is dragged to its place', async () => {
      const tableRows = page.getByRole('row');
      await tableRows.filter({ hasText: 'Đèn Đá' }).dragTo(tableRows.nth(1));
      await expect(rows).toHaveText([/Đèn Đá/, /Vòng Tay/, /Hũ Đá/]);
      await tableRows.nth(1).dragTo(tableRows.last());
      await expect(rows).toHaveText([/Vòng Tay/, /Hũ Đá/, /Đèn Đá/]);
    });
  }

  await test.step('the shop shows them with their pictures', async () => {
    const tiles = page.getByRole('region', { name: 'Khám Phá Cửa Hàng' }).getByRole('link');
    await expect(async () => {
      await page.goto('/');
      await expect(tiles.first()).toHaveText('Vòng Tay', { timeout: 500 });
    }).toPass();
    await expect(tiles.last()).toHaveText('Đèn Đá');
    await tiles.last().scrollIntoViewIfNeeded();
    const width = () =>
      tiles.last().locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(400);
  });

  await test.step('one with products is not deleted', async () => {
    await page.goto('/admin/categories/hu-da');
    await page.getByRole('button', { name: 'Xóa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xóa danh mục Hũ Đá?' });
    await dialog.getByRole('button', { name: 'Xóa danh mục' }).click();
    await expect(dialog.getByRole('alert')).toContainText('còn sản phẩm');
    await page.goto('/admin/categories/den-da');
    await page.getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('button', { name: 'Xóa danh mục' }).click();
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(rows).toHaveText([/Vòng Tay/, /Hũ Đá/]);
  });
});

test('a changed category keeps its place in the list, also before the list is read again', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/categories');
  type List = { items: { id: string; name: string; version: number }[] };
  const { items } = await runOperation<List>(page, 'categories.list', {});
  const names = items.map(({ name }) => name);
  const rows = page.getByRole('main').getByRole('row').getByRole('link');
  await expect(rows).toHaveText(names);
  await rows.first().click();
  const subCategories = page.getByLabel('Danh mục con');
  await subCategories.fill(`${await subCategories.inputValue()}\nĐá Lạ`);
  const { promise: read, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/categories.list', async (route) => {
    await read;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Danh mục' }).click();
  await expect(rows).toHaveText(names);
  release();
  const { items: [changed] } = await runOperation<List>(page, 'categories.list', {});
  await runOperation(page, 'categories.save', { ...items[0], version: changed?.version });
});

test('a late reply about a deleted category does not redirect from another page', async ({ page }) => {
  await joinStaff(page, 'catalogue');
  await page.goto('/admin/products');
  const image = (await page.getByRole('main').locator('img').first().getAttribute('src'))!
    .replace(/^.*\//, '');
  const category = { name: 'Đá Trễ', image, subCategories: ['Nhỏ'] };
  const { id } = await runOperation<{ id: string }>(page, 'categories.save', category);
  await page.getByRole('navigation').getByRole('link', { name: 'Danh mục' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Đá Trễ' }).click();
  await page.getByRole('button', { name: 'Xóa' }).click();
  const { promise: left, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/categories.delete', async (route) => {
    const response = await route.fetch();
    await left;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Xóa danh mục' }).click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/products$/);
  release();
  await expect(page.getByText('Đã xóa danh mục Đá Trễ.')).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(/\/admin\/products$/);
  const { items } = await runOperation<{ items: { id: string }[] }>(page, 'categories.list', {});
  expect(items.map((item) => item.id)).not.toContain(id);
});

test('the owner uploads the symbol of the record at the authority @phone', async ({ page }) => {
  await joinStaff(page, 'owner');
  await page.goto('/admin/settings');
  const record = page.getByLabel('Trang thông báo website');
  const symbol = page.getByRole('group', { name: 'Biểu tượng đã thông báo' });
  await record.fill('https://record.example/1');
  await symbol.getByLabel('Chọn ảnh').setInputFiles(pictures[1]!);
  await expect(symbol.getByAltText('Biểu tượng hiện tại')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();

  const shown = page.locator('footer a[href="https://record.example/1"] img');
  await expect(async () => {
    await page.goto('/');
    await expect(shown).toHaveAttribute('src', /^\/images\/[\da-f]{32}/, { timeout: 500 });
  }).toPass();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/admin/settings');
  await symbol.getByRole('button', { name: 'Bỏ' }).click();
  await record.fill('');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
  await expect(async () => {
    await page.goto('/');
    await expect(shown).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('the owner sets the picture, the texts and the news of the home page @phone', async ({ page }) => {
  await joinStaff(page, 'owner');
  await page.goto('/admin/settings');
  await page.getByLabel('Thông báo ở đầu mọi trang').fill('Nghỉ Tết từ 5/2 đến 14/2.');
  await page.getByLabel('Dòng chữ lớn', { exact: true }).fill('Đá lành, lòng an');
  const picture = page.getByRole('group', { name: 'Ảnh đầu trang chủ' });
  await picture.getByLabel('Chọn ảnh').setInputFiles(pictures[1]!);
  await expect(picture.getByAltText('Ảnh hiện tại')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.goto('/');
    await expect(heading).toHaveText('Đá lành, lòng an', { timeout: 500 });
  }).toPass();
  await expect(page.getByText('Nghỉ Tết từ 5/2 đến 14/2.')).toBeVisible();
  const shown = page.locator('[data-slot=hero] img');
  const size = () =>
    shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.currentSrc.includes('hero'), image.naturalWidth > image.naturalHeight];
    });
  expect(await size()).toEqual([false, page.viewportSize()!.width > 768]);
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Dùng ảnh mẫu' }).click();
  await page.getByLabel('Thông báo ở đầu mọi trang').fill('');
  await page.getByLabel('Dòng chữ lớn', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu thay đổi.')).toBeVisible();
  await expect(async () => {
    await page.goto('/');
    await expect(heading).toHaveText('Vẻ đẹp tĩnh lặng của đá tự nhiên', { timeout: 500 });
  }).toPass();
  expect((await size())[0]).toBe(true);
});

test('a member who only reads filters the products by category, and cannot change one', async ({ page }) => {
  await joinStaff(page, 'reader');
  await page.getByRole('navigation').getByRole('link', { name: 'Sản phẩm' }).click();
  await page.getByLabel('Danh mục').selectOption('Nhẫn');
  await expect(page).toHaveURL(/category=/);
  const ring = page.getByRole('row', { name: /^Nhẫn/ }).first();
  await expect(ring).toContainText('Nhẫn ·');
  await ring.getByRole('link').click();
  await expect(page.getByLabel('Tên', { exact: true })).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: /Lưu|Xóa|Ẩn/ })).toHaveCount(0);
});
