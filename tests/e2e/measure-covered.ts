import type { Page } from '@playwright/test';

/**
 * Scrolls the page to its middle and returns the height, in pixels, of the bars that stay in place
 * meanwhile: they cover the content of a low screen.
 */
export function measureCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    // It covers the page on purpose, and scrolls itself.
    if (document.querySelector('[role=dialog]')) return 0;
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const inScreen = bottom > 0 && top < innerHeight && width > innerWidth / 2;
      return inScreen && ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility();
    });
    const middle = document.documentElement.scrollHeight / 2;
    scrollTo({ top: middle, behavior: 'instant' });
    const tops = bars.map(topOf);
    scrollTo({ top: middle + 40, behavior: 'instant' });
    return bars.filter((bar, index) => topOf(bar) === tops[index])
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  });
}
