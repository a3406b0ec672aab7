import type { Frame, Page } from 'playwright';

/** Documentation page whose stories are in frames, as their dialogs fill the window. */
const id = 'account-tai-khoan-loginpopup--docs';

/**
 * Opens a documentation page with framed stories in the dark theme, and changes the theme by the
 * toolbar. Returns a line for the page and each frame that does not follow.
 */
export async function checkFrames(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/?path=/docs/${id}&globals=theme:dark`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('h1.sbdocs-title').waitFor();
  const story = preview.frameLocator('iframe').first();
  await story.getByRole('dialog').waitFor();
  await expectTheme('dark');
  await page.getByText('Theme: dark').click();
  await page.getByText('Theme: light').click();
  await expectTheme('light');
  await page.close();
  return problems;

  async function expectTheme(theme: string): Promise<void> {
    const docs = page.frames().find((frame) => frame.url().includes('viewMode=docs'))!;
    for (const frame of [docs, docs.childFrames()[0]!]) {
      const follows = await frame.waitForFunction(
        (expected) => document.documentElement.dataset.theme === expected,
        theme,
        { timeout: 10_000 },
      ).catch(() => undefined);
      if (!follows) problems.push(`${nameOf(frame)} is not ${theme}`);
    }
  }
}

const nameOf = (frame: Frame) => new URL(frame.url()).searchParams.get('id') ?? frame.url();
