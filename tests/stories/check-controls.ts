import type { Page } from 'playwright';

/** Story whose component reports its value. */
const id = 'primitives-thanh-phan-quantityfield--default';

/**
 * Changes the value of a story in its field, then by its control. Returns a line if the field does
 * not follow the control.
 */
export async function checkControls(page: Page, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/?path=/story/${id}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('button', { name: 'Tăng số lượng' }).click();
  await page.locator('#control-value').fill('7');
  const frame = page.frames().find((frame) => frame.url().includes('viewMode=story'))!;
  const follows = await frame.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#storybook-root input')?.value === '7',
    undefined,
    { timeout: 10_000 },
  ).catch(() => undefined);
  await page.close();
  return follows ? [] : [`${id} does not follow the control of its value`];
}
