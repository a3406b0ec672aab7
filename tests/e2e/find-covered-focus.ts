import type { Page } from '@playwright/test';

/**
 * Focuses each control of the page, from the first to the last and back again, and returns the
 * first that is then outside the screen or below something else, as HTML. Forwards the page scrolls
 * controls to the foot of the screen, backwards to its top. In a dialog only its own controls take
 * the focus.
 */
export async function findCoveredFocus(page: Page): Promise<string | undefined> {
  // A smooth scroll to the control would still be on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered = await page.evaluate(() => {
    const root = document.querySelector('[role=dialog]') ?? document.body;
    const selector = 'a, button, input, select, summary, textarea';
    const controls = [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0);
    const isCovered = (control: HTMLElement) => {
      control.focus();
      if (document.activeElement !== control) return false;
      const { left, top, width, height } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      // A field may lie below its own label or icon.
      return !seen || !(control.contains(seen) || seen.contains(control) ||
        control.closest('label')?.contains(seen));
    };
    return [...controls, ...controls.toReversed()].find(isCovered)?.outerHTML;
  });
  await page.emulateMedia({ reducedMotion: null });
  return covered;
}
