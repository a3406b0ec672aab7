import type { CDPSession, Page } from '@playwright/test';
import process from 'node:process';
import { runShopCommand } from './run-shop-command.ts';
import { expect } from './shop-test.ts';

let members = 0;

/** Invites a member of staff and opens the page of the link. */
export async function openInvitation(page: Page, role: string): Promise<string> {
  members += 1;
  const email = `${role}-${process.pid}-${Date.now()}-${members}@example.com`;
  const args = ['staff', 'invite', email, '--role', role];
  const link = await runShopCommand(process.env.SHOP_DATABASE ?? '', ...args);
  await page.goto(`/admin/invite${new URL(link.trim()).hash}`);
  await expect(page.getByText(email)).toBeVisible();
  return email;
}

/** Gives the browser an authenticator that answers at once. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** Lets a member of staff log in with a new passkey. */
export async function joinStaff(page: Page, role: string): Promise<string> {
  await addAuthenticator(page);
  const email = await openInvitation(page, role);
  await createPasskey(page);
  return email;
}

/** Accepts the link of an invitation, which may be of another shop than that of the worker. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto(`/admin/invite${new URL(link).hash}`);
  await createPasskey(page);
}

async function createPasskey(page: Page): Promise<void> {
  await page.getByLabel('Họ tên').fill('Trần Thị Bình');
  await page.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
  await expect(page).not.toHaveURL(/invite/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Runs an operation with the session of a page, as another tab would. */
export async function runOperation<T>(page: Page, name: string, data: object): Promise<T> {
  const headers = { Origin: new URL(page.url()).origin };
  const reply = await page.request.post(`/api/admin/${name}`, { headers, data });
  expect(reply.status(), `${name}: ${await reply.text()}`).toBe(200);
  return (await reply.json()).data;
}
