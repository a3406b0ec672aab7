import type { Page } from '@playwright/test';

/**
 * Loses the reply to the next request of a path that changes something, which the server has done.
 *
 * @param path path below `/api/`
 */
export async function loseReply(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**/api/${path}`, async (route) => {
    if (isLost || route.request().postDataJSON()?.dryRun) return await route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
