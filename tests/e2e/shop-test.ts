import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import process from 'node:process';
import { startChosenShop } from './start-chosen-shop.ts';

export { expect };

interface Fixtures {
  /** Patterns of the browser's errors and warnings that this test expects. */
  expected: { messages: readonly RegExp[] };
}

interface WorkerFixtures {
  /**
   * `true`, or settings of the shop, for tests that change the catalogue, which others compare.
   *
   * @default false
   */
  ownShop: boolean | Record<string, string>;
  /** Chooses the shop of the worker. */
  chosenShop: void;
}

/** Lets the tests of this worker use a shop. */
function choose(origin?: string, folder?: string, database?: string): void {
  process.env.SHOP_ORIGIN = origin;
  process.env.SHOP_FOLDER = folder;
  process.env.SHOP_DATABASE = database;
}

/**
 * A test on the running shop. It fails on every error or warning in the browser's console, such as
 * a hydration mismatch or a violation of the content security policy.
 */
export const test = base.extend<Fixtures & { consoleCheck: void }, WorkerFixtures>({
  ownShop: [false, { option: true, scope: 'worker' }],
  chosenShop: [async ({ ownShop }, provide, { project }) => {
    const isLarge = project.name !== 'desktop';
    if (ownShop) {
      const shop = await startChosenShop({
        ...isLarge && { CATALOGUE_LIST_LIMIT: '1' },
        ...ownShop !== true && ownShop,
      });
      choose(shop.origin, shop.folder, shop.databaseUrl);
      await provide();
      await shop.stop();
    } else {
      const { LARGE_SHOP_ORIGIN, LARGE_SHOP_FOLDER, LARGE_SHOP_DATABASE } = process.env;
      if (isLarge) choose(LARGE_SHOP_ORIGIN, LARGE_SHOP_FOLDER, LARGE_SHOP_DATABASE);
      await provide();
    }
  }, { auto: true, scope: 'worker', timeout: 180_000 }],
  // deno-lint-ignore no-empty-pattern
  baseURL: ({}, provide) => provide(process.env.SHOP_ORIGIN),
  expected: [{ messages: [] }, { option: true }],
  consoleCheck: [async ({ context, expected }, provide) => {
    const messages: string[] = [];
    context.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    // A dialog is a sign of an injected script. Playwright would dismiss it silently.
    context.on('dialog', (dialog) => messages.push(`dialog: ${dialog.message()}`));
    // Some violations cause this event only, such as a library's attempt to use eval.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    context.on('weberror', (error) => messages.push(String(error.error())));
    await provide();
    // Only the tests of the service worker let it register.
    const patterns = [...expected.messages, /^Service Worker registration blocked by Playwright$/];
    const unexpected = messages.filter((text) => !patterns.some((pattern) => pattern.test(text)));
    expect(unexpected).toEqual([]);
  }, { auto: true }],
});

/** Waits until the page is hydrated. Before that, links and forms work without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until all requests have ended, the page is painted and its animations have finished. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // `waitForFunction` does not await a promise.
  const isAtRest = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      // Skeletons and spinners are animated until their content arrives, some of them forever.
      return document.getAnimations().every(({ effect, playState }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
      );
    });
  await expect.poll(isAtRest).toBe(true);
}

/** Records the URL of every later navigation of the page, also within the document. */
export function recordNavigations(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
}

/** The product cards of the page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Returns the names on the product cards. */
export async function names(page: Page): Promise<string[]> {
  return await cards(page).getByRole('heading').allInnerTexts();
}

/**
 * Waits until the page shows products, and the names of all of them match a pattern. A navigation
 * changes the URL before it renders the products.
 */
export async function expectNames(page: Page, pattern: RegExp): Promise<void> {
  await expect(cards(page)).not.toHaveCount(0);
  await expect.poll(async () => (await names(page)).filter((name) => !pattern.test(name)))
    .toEqual([]);
}

/** The cart link of the navbar with the number of products, also behind an open popup. */
export const cartLink = (page: Page) => page.locator('header a[href="/cart"]');
