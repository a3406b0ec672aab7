import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import PostalMime from 'postal-mime';

/** Somebody who uses the shop in a test. */
export interface Person {
  name: string;
  email: string;
  password: string;
}

let people = 0;

/** Somebody whom no other test knows. */
export function newPerson(name = 'Nguyễn Văn An'): Person {
  people += 1;
  return {
    name,
    email: `nguoi-${process.pid}-${Date.now()}-${people}@example.com`,
    password: 'mật khẩu dài',
  };
}

/** Gives somebody an account, without a browser's doing. Returns the token of a session. */
export async function register(request: APIRequestContext, person: Person): Promise<string> {
  const reply = await request.post('/api/user/register', { data: person });
  expect(reply.status()).toBe(200);
  return (await reply.json()).token;
}

/** Signs a browser in as if it had been here before. The next page that it opens finds the token. */
export async function leaveToken(page: Page, token: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((token) => localStorage.setItem('token', token), token);
}

/** Whether the navbar shows somebody signed in. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: 'Tài khoản' });

/**
 * Signs out through the account menu, by keyboard: a click can miss a menu under which the page
 * scrolls. The menu focuses its first item in the next frame, and an arrow key that comes earlier
 * moves the focus to that first item too.
 */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Đơn hàng' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The button of guests. */
export const signUpButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Đăng kí' });

/** A mail as somebody reads it. */
export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
}

/** The mails that somebody has got, the oldest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const folder = join(process.env.SHOP_FOLDER ?? '', 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).sort().map(async (file) =>
      await PostalMime.parse(await readFile(join(folder, file)))
    ),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject = '', text = '', html = '' }) => ({ subject, text, html }));
}

/** The link that confirms somebody's e-mail address, once the mail has come: from the root. */
export async function verificationLink(email: string): Promise<string> {
  const link = async () =>
    (await mailsTo(email)).map(({ text }) =>
      /https?:\/\/[^/\s]+(\/verify-email\S+)/.exec(text)?.[1]
    )
      .findLast((found) => found !== undefined);
  await expect.poll(link).toBeTruthy();
  return (await link())!;
}
