import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Checks the page with axe and returns each violated rule with its first element.
 *
 * The legacy mode analyses the page alone, without a second page for the report. It ignores only
 * frames of other origins, which the shop does not have.
 */
export async function findViolations(page: Page): Promise<{ rule: string; html?: string }[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, html: nodes[0]?.html }));
}
