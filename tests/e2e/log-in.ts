import type { Page } from '@playwright/test';
import { accountMenu, type Customer, signUpButton } from './customers.ts';
import { expect } from './shop-test.ts';

/** The popup for signing up and logging in. */
export const popup = (page: Page) => page.getByRole('dialog');

/** Opens the log-in form of the popup from the navbar. */
export async function openLogIn(page: Page): Promise<void> {
  await signUpButton(page).click();
  await popup(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(popup(page).getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
}

/** Fills in and sends the open log-in form. */
export async function sendLogIn(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  await popup(page).getByLabel('Email').fill(email);
  await popup(page).getByLabel('Mật khẩu', { exact: true }).fill(password);
  await popup(page).getByRole('checkbox').check();
  await popup(page).getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Logs in through the popup and waits for the account menu. */
export async function logIn(
  page: Page,
  customer: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  await openLogIn(page);
  await sendLogIn(page, customer);
  await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await expect(accountMenu(page)).toBeVisible();
}
