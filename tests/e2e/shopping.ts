import type { Locator, Page } from '@playwright/test';
import { type Customer, newCustomer, register, storeToken } from './customers.ts';
import { expect } from './shop-test.ts';

/** Quantities by product id. */
export type Cart = Record<string, number>;

/** A product with so much stock that no test sells it out. */
export const bracelet = 'vong-tay-mat-ho';

/** Another product with enough stock. */
export const keyRing = 'moc-khoa-ho-lo-ma-nao';

/** Logs in a new customer whose account has a cart. Returns the token of the session. */
export async function logInWithCart(
  page: Page,
  cart: Cart,
  customer: Customer = newCustomer(),
): Promise<string> {
  const token = await register(page.request, customer);
  await fillCart(page, token, cart);
  await storeToken(page, token);
  return token;
}

/** Puts products into an account's cart. */
export async function fillCart(page: Page, token: string, items: Cart): Promise<void> {
  const reply = await page.request.post('/api/cart/batch-update', {
    headers: { token },
    data: { items },
  });
  expect(reply.status()).toBe(200);
}

/** A field of the checkout form, or of another form, by its whole label. */
export const field = (page: Page | Locator, label: string) =>
  page.getByLabel(label, { exact: true });

/** Chooses an option of one of the three lists: types a part of its name and clicks it. */
export async function choose(page: Page, label: string, typed: string, name: string) {
  await field(page, label).fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(field(page, label)).toHaveValue(name);
}

/** Texts for the fields of the delivery address. */
export const addressTexts: [label: string, text: string][] = [
  ['Họ', 'Nguyễn Thị'],
  ['Tên', 'Ánh Tuyết'],
  ['Email', 'anh.tuyet@example.com'],
  ['Số điện thoại', '0905 123 456'],
  ['Số nhà, tên đường', '24 Trần Phú, tầng 3'],
];

/**
 * Fills in a form with an address in Đà Nẵng.
 *
 * @param form form on a page with other fields
 */
export async function fillAddress(page: Page, form: Page | Locator = page): Promise<void> {
  for (const [label, text] of addressTexts) await field(form, label).fill(text);
  await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
  await choose(page, 'Quận/Huyện', 'hai chau', 'Quận Hải Châu');
  await choose(page, 'Phường/Xã', 'thach thang', 'Phường Thạch Thang');
}

/** The button that sends the order. */
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^(Đặt hàng|Thanh toán|Đang xử lý\.\.\.)$/ });

/** Fetches the orders of an account, the newest first. */
export async function ordersOf(
  page: Page,
  token: string,
): Promise<{ _id: string; amount: number; status: string; items: { quantity: number }[] }[]> {
  const reply = await page.request.post('/api/order/userorders', { headers: { token } });
  return (await reply.json()).data;
}

/** Fetches the account's cart from the server. */
export async function serverCart(page: Page, token: string): Promise<Cart> {
  const reply = await page.request.post('/api/cart/get', { headers: { token } });
  return (await reply.json()).cartData;
}
