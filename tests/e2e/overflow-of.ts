import type { Page } from '@playwright/test';

/** Returns by how many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A bar at the foot of the screen does not make the document wider.
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const ends = [...document.querySelectorAll('a, button, input')]
      .filter((element) => element.checkVisibility() && isFixed(element))
      .map((element) => Math.floor(element.getBoundingClientRect().right));
    return Math.max(scrollWidth, ...ends) - clientWidth;
  });
}
