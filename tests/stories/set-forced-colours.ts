// Adds the page of Playwright to the context of a command.
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Emulates forced colours, as in the high-contrast mode of Windows: a page cannot do that. */
export const setForcedColours: BrowserCommand<[value: 'active' | 'none']> = async (
  { page },
  value,
) => {
  await page.emulateMedia({ forcedColors: value });
};
