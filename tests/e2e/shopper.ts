import type { Page } from '@playwright/test';
import { leaveToken, newPerson, type Person, register } from './people.ts';
import { expect } from './shop-test.ts';

/** How many pieces of which product. */
export type Cart = Record<string, number>;

/** A product of which there are many, so that no test sells it out. */
export const bracelet = 'vong-tay-mat-ho';

/** Another one. */
export const keyRing = 'moc-khoa-ho-lo-ma-nao';

/** Signs a new customer in whose account has a cart. Returns the token of the session. */
export async function newShopper(
  page: Page,
  cart: Cart,
  person: Person = newPerson(),
): Promise<string> {
  const token = await register(page.request, person);
  await fillCart(page, token, cart);
  await leaveToken(page, token);
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

/** A field of the form, by its whole label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Chooses from one of the three lists: types some of its name and presses it. */
export async function choose(page: Page, label: string, typed: string, name: string) {
  await field(page, label).fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(field(page, label)).toHaveValue(name);
}

/** What somebody types who wants something delivered. */
export const texts: [label: string, text: string][] = [
  ['Họ', 'Nguyễn Thị'],
  ['Tên', 'Ánh Tuyết'],
  ['Email', 'anh.tuyet@example.com'],
  ['Số điện thoại', '0905 123 456'],
  ['Số nhà, tên đường', '24 Trần Phú, tầng 3'],
];

/** Fills the form in: an address in Đà Nẵng. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [label, text] of texts) await field(page, label).fill(text);
  await choose(page, 'Tỉnh/Thành phố', 'da nang', 'Thành phố Đà Nẵng');
  await choose(page, 'Quận/Huyện', 'hai chau', 'Quận Hải Châu');
  await choose(page, 'Phường/Xã', 'thach thang', 'Phường Thạch Thang');
}

/** The button that sends the order. */
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^(Đặt hàng|Thanh toán|Đang xử lý\.\.\.)$/ });

/** The orders of an account, the newest first, as the API lists them. */
export async function ordersOf(
  page: Page,
  token: string,
): Promise<{ _id: string; amount: number; status: string; items: { quantity: number }[] }[]> {
  const reply = await page.request.post('/api/order/userorders', { headers: { token } });
  return (await reply.json()).data;
}

/** What the account's cart holds, as the server has it. */
export async function serverCart(page: Page, token: string): Promise<Cart> {
  const reply = await page.request.post('/api/cart/get', { headers: { token } });
  return (await reply.json()).cartData;
}
