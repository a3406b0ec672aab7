import type { Page } from 'playwright';

/** Documentation page of a component with a long name. */
const id = 'checkout-thanh-toan-savedaddresspicker--docs';

/** Opens a documentation page on a phone. Returns a line if it is wider than the screen. */
export async function checkWidth(page: Page, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
  await page.getByRole('heading', { name: 'Usage' }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.close();
  return width > 390 ? [`${id} is ${width} px wide at 390 px`] : [];
}
