import type { Page } from 'playwright';

/** Terms of components in Vietnamese, with and without accents. */
const names: Record<string, string> = {
  'bảng giỏ hàng': 'CartTable',
  'bang gio hang': 'CartTable',
  'nút thêm vào giỏ': 'AddButton',
  'Nhắc giỗ': 'AnniversaryForm',
};

/** Searches the sidebar for Vietnamese terms, and returns a sentence for each problem. */
export async function searchSidebar(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin);
  const problems: string[] = [];
  for (const [term, name] of Object.entries(names)) {
    await page.locator('#storybook-explorer-searchfield').fill(term);
    const found = page.getByRole('option', { name }).first();
    await found.waitFor({ timeout: 5_000 }).catch(() => {
      problems.push(`the search for "${term}" does not find ${name}`);
    });
  }
  return problems;
}
