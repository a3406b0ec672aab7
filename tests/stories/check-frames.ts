import type { Page } from 'playwright';

/** Documentation page whose stories are in frames, as their dialogs fill the window. */
const id = 'account-tai-khoan-loginpopup--docs';

/**
 * Opens a documentation page with framed stories in the dark theme, and changes the theme by the
 * toolbar. Returns a line if the page or its first story does not follow.
 */
export async function checkFrames(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/?path=/docs/${id}&globals=theme:dark`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('h1.sbdocs-title').waitFor();
  // A page that renders again replaces its frames.
  const story = preview.frameLocator('iframe').first();
  await story.getByRole('dialog').waitFor();
  await expectTheme('dark');
  await page.getByText('Theme: dark').click();
  await page.getByText('Theme: light').click();
  await expectTheme('light');
  await page.close();
  return problems;

  async function expectTheme(theme: string): Promise<void> {
    for (const [name, frame] of [['page', preview], ['first story', story]] as const) {
      await frame.locator(`html[data-theme=${theme}]`)
        .waitFor({ state: 'attached', timeout: 10_000 })
        .catch(() => problems.push(`${id}: the ${name} is not ${theme}`));
    }
  }
}
