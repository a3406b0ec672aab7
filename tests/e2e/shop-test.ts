import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import process from 'node:process';

export { expect };

interface Fixtures {
  /** Complaints of the browser that this test expects. */
  expected: { complaints: readonly RegExp[] };
}

/**
 * A test on the running shop. It fails when the browser complains: an error or a warning in the
 * console, a hydration that does not match, something that the content policy stopped.
 */
export const test = base.extend<Fixtures & { quiet: void }>({
  // deno-lint-ignore no-empty-pattern
  baseURL: async ({}, provide) => {
    await provide(process.env.SHOP_ORIGIN);
  },
  expected: [{ complaints: [] }, { option: true }],
  quiet: [async ({ context, expected }, provide) => {
    const complaints: string[] = [];
    context.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // A script that should not run shows itself so; Playwright would dismiss it silently.
    context.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
    // Some violations are told in this way alone, such as a library's try whether it may use eval.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    await provide();
    const unexpected = complaints.filter((text) =>
      !expected.complaints.some((pattern) => pattern.test(text))
    );
    expect(unexpected).toEqual([]);
  }, { auto: true }],
});

/** Waits until the page has come to life: before that, links and forms do what a browser does alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Opens a page and waits until it has come to life. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until all requests have ended, the page is painted and its animations have finished. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // Skeletons and spinners are animated until their content arrives, some of them forever.
    return document.getAnimations().every(({ effect, playState }) =>
      playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
    );
  });
}

/** Records the address of every later navigation of the page, also within the document. */
export function recordNavigations(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
}

/** The product cards of the page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The names on the product cards. */
export async function names(page: Page): Promise<string[]> {
  return await cards(page).getByRole('heading').allInnerTexts();
}

/** The cart link of the navbar, which says how many products are in it; also behind an open popup. */
export const cartLink = (page: Page) => page.locator('header a[href="/cart"]');
