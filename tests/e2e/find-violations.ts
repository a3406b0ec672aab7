import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Checks the page with axe and returns each violated rule with its first element.
 *
 * The legacy mode analyses the page alone, without a second page for the report. It ignores only
 * frames of other origins, which the shop does not have.
 *
 * @param rules names of the rules to check; without them, all that axe enables
 */
export async function findViolations(
  page: Page,
  rules?: string[],
): Promise<{ rule: string; html?: string }[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, html: nodes[0]?.html }));
}
