import { Buffer } from 'node:buffer';
import { samplePng } from '../../edge-api/catalogue/pictures/testing/sample-pictures.ts';
import { sampleAddress } from '../../edge-api/testing/sample-address.ts';
import { newCustomer, register, storeToken } from './customers.ts';
import { redHalfOf, takePhotographs } from './photographs.ts';
import { orderBracelets } from './place-order.ts';
import { expect, test } from './shop-test.ts';
import { joinStaff, runOperation } from './staff.ts';

// The tax code is refused, and the connection is lost once.
test.use({ expected: { messages: [/status of 422/, /ERR_FAILED/] } });

test(
  'staff see the photographs of a return upright, and the request for an invoice, and take one item back',
  {
    tag: '@phone-only',
  },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    const token = await register(page.request, newCustomer('Lan Anh'));
    const { orderId, code } = await orderBracelets(page, token, sampleAddress);
    const context = await browser.newContext({ baseURL });
    const office = await context.newPage();
    await joinStaff(office, 'owner');
    await runOperation(office, 'orders.changeStatus', {
      id: orderId,
      version: 0,
      status: 'delivered',
    });
    await office.goto('/admin/returns');
    await expect(office.getByRole('heading', { name: 'Yêu cầu đổi trả' })).toBeVisible();

    await storeToken(page, token);
    await page.goto(`/order/${code}`);
    await page.getByText('Yêu cầu đổi trả').click();
    await page.getByLabel('Lý do đổi trả').fill('Vòng bị nứt một hạt');
    const [turned, other] = await takePhotographs();
    const damaged = { ...turned!, name: 'anh.jpg', buffer: turned!.buffer.subarray(0, 99) };
    await page.getByLabel('Thêm ảnh').setInputFiles([damaged, turned!, other!]);
    // The second picture is stored, but its reply and the connection are lost.
    const uploads = '**/api/order/return/picture*';
    await page.route(uploads, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    // The open list shows the request.
    await expect(office.getByRole('main').getByRole('link', { name: code })).toBeVisible();
    const problems = page.getByRole('main').getByRole('alert');
    await expect(problems).toContainText(/Không đọc được ảnh anh.jpg: .*HEIC/, { timeout: 30_000 });
    await expect(problems).toContainText(`Chưa gửi được ảnh ${turned!.name}.`);
    await page.unroute(uploads);
    await page.getByRole('button', { name: 'Gửi lại 2 ảnh' }).click();
    await expect(page.getByText('Bạn đã gửi kèm 2 ảnh.')).toBeVisible({ timeout: 30_000 });
    await expect(problems).toHaveCount(0);
    const screenshot = Buffer.from(samplePng(300, 4_200));
    await page.getByLabel('Gửi thêm ảnh')
      .setInputFiles({ name: 'tin-nhan.png', mimeType: 'image/png', buffer: screenshot });
    await expect(page.getByText('Bạn đã gửi kèm 3 ảnh.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Gửi thêm ảnh')).toHaveCount(0);
    // The page takes another change as well.
    await page.locator('summary', { hasText: 'Yêu cầu hóa đơn công ty' }).click();
    await page.getByLabel('Tên công ty').fill('Công ty TNHH Đá Việt');
    await page.getByLabel('Mã số thuế').fill('12345');
    await page.getByLabel('Địa chỉ công ty').fill('1 Tràng Tiền, Hà Nội');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Mã số thuế')).toHaveAccessibleDescription(/10 số/);
    await page.getByLabel('Mã số thuế').fill('0123456789');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã lưu yêu cầu xuất hóa đơn')).toBeVisible();

    await office.goto('/admin');
    await office.getByRole('main').getByRole('link', { name: /Yêu cầu đổi trả/ }).click();
    await office.getByRole('main').getByRole('link', { name: code }).click();
    await expect(office).toHaveURL(new RegExp(`/admin/orders/${orderId}$`));
    const pictures = office.getByRole('img', { name: /^Ảnh khách gửi/ });
    await expect(pictures).toHaveCount(3);
    expect(await redHalfOf(pictures.first())).toBe('top');
    await office.getByLabel('Trả lời cho khách').fill('Mời bạn gửi lại');
    await office.getByRole('button', { name: 'Đồng ý đổi trả' }).click();
    await expect(office.getByText('Đã đồng ý: Mời bạn gửi lại')).toBeVisible();
    await expect(office.getByText('Công ty TNHH Đá Việt')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Mời bạn gửi lại/)).toBeVisible();
    // One of the two bracelets arrives.
    await office.getByRole('button', { name: 'Nhận lại hàng' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Một phần').check();
    await dialog.getByLabel(/^Số lượng nhận lại/).fill('1');
    await dialog.getByLabel('Lý do').fill('Bị nứt');
    await dialog.getByRole('button', { name: 'Nhận lại phần đã chọn' }).click();
    await expect(office.getByText('Đã nhận lại phần hàng đã chọn.')).toBeVisible();
    await expect(office.getByText('Phải hoàn cho khách')).toBeVisible();
    await expect(office.getByText('Đã nhận lại 1', { exact: true })).toBeVisible();
    // The customer has one left: no part can be chosen any more.
    await office.getByRole('button', { name: 'Nhận lại hàng' }).click();
    await expect(office.getByText('Đã chuyển sang “Đã trả hàng”.')).toBeVisible();
    await office.getByRole('button', { name: 'Hoàn tác' }).click();
    await context.close();
    await page.reload();
    await expect(page.getByText('Tiền của phần hàng này được hoàn lại')).toBeVisible();
    await expect(page.getByText('Đã trả lại 1')).toBeVisible();
  },
);
