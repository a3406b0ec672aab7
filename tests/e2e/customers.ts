import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import PostalMime from 'postal-mime';

/** A customer of the shop. */
export interface Customer {
  name: string;
  email: string;
  password: string;
}

let customers = 0;

/** Returns a customer that no other test uses. */
export function newCustomer(name = 'Nguyễn Văn An'): Customer {
  customers += 1;
  return {
    name,
    email: `nguoi-${process.pid}-${Date.now()}-${customers}@example.com`,
    password: 'mật khẩu dài',
  };
}

/** Opens an account through the API. Returns the token of a session. */
export async function register(request: APIRequestContext, customer: Customer): Promise<string> {
  const reply = await request.post('/api/user/register', { data: customer });
  expect(reply.status()).toBe(200);
  return (await reply.json()).token;
}

/** Puts a session's token into the browser's storage. The next page that it opens is logged in. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('token', token), token);
}

/** The button of the account menu, which the navbar shows to customers who are logged in. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: 'Tài khoản' });

/**
 * Chooses an item of the account menu by keyboard: a click can miss a menu under which the page
 * scrolls. The menu focuses its first item in the next frame, and a key that is pressed earlier has
 * another effect. A popup that closes returns the focus at its end.
 */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await accountMenu(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Đơn hàng' })).toBeFocused();
  // Not the arrow keys: a note about an unverified address may be between the items.
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
}

/** Logs out through the account menu. */
export async function logOut(page: Page): Promise<void> {
  await chooseInMenu(page, 'Đăng xuất');
}

/** The navbar's button for guests. */
export const signUpButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Đăng kí' });

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** Bytes of the attached pictures. */
  pictures: Uint8Array[];
}

/**
 * Returns the mails to an address, the oldest first.
 *
 * @param shop folder of the shop. @default that of the shop for all tests
 */
export async function mailsTo(
  email: string,
  shop = process.env.SHOP_FOLDER ?? '',
): Promise<ReceivedMail[]> {
  const folder = join(shop, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).sort().map(async (file) =>
      await PostalMime.parse(await readFile(join(folder, file)))
    ),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject = '', text = '', html = '', attachments }) => ({
      ...{ subject, text, html },
      pictures: attachments.map(({ content }) => new Uint8Array(content as ArrayBuffer)),
    }));
}

/** Waits for the mail that verifies an address. Returns the path and query of its link. */
export function verificationLink(email: string): Promise<string> {
  return mailedLink(email, '/verify-email');
}

/** Waits for a mail with a link to a page. Returns the path and query of the latest such link. */
export async function mailedLink(email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(${path}\\?\\S+)`);
  const link = async () =>
    (await mailsTo(email)).map(({ text }) => pattern.exec(text)?.[1])
      .findLast((found) => found !== undefined);
  await expect.poll(link).toBeTruthy();
  return (await link())!;
}
