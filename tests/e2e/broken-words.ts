import type { Page } from '@playwright/test';

/**
 * Returns the words below the title of the page that continue on another line. Long names and
 * addresses may do so.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')!;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement!;
      if (!parent.checkVisibility() || parent.closest('h1, .sr-only, a[href^=mailto]')) continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/[^\s/-]{2,12}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
