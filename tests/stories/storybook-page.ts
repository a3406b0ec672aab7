import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { type Entry, openEntry } from './open-entry.ts';

interface Size {
  width: string;
  height: string;
}

/** Accessibility rules of a story. */
interface Accessibility {
  test: string;
  options?: Parameters<AxeBuilder['options']>[0];
}

declare const globalThis: {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(story: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: {
        viewport: { options: Record<string, { styles: Size }> };
        a11y: Accessibility;
      };
    }>;
  };
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Rules that do not apply to a documentation page, which shows many stories together. */
const docsOnlyExceptions = [
  'region',
  'heading-order',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  // Storybook's own markup.
  'listitem',
  'scrollable-region-focusable',
];

/** Storybook's preview frame, which shows one entry after another without a reload. */
export class StorybookPage {
  readonly #page: Page;
  #problems: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', ({ message }) => this.#problems.push(`error: ${message}`));
    page.on('console', (message) => {
      // A story shows a product whose picture is missing.
      const missingPicture = message.location().url.endsWith('/images/khong-co.png');
      // Storybook warns about its own report of a call with the window as argument.
      const ownReport = message.text().includes('Story Store');
      // Preload links of earlier stories remain in the head.
      const earlierPreload = message.text().includes(
        'was preloaded using link preload but not used',
      );
      const expected = missingPicture || ownReport || earlierPreload;
      if (['error', 'warning'].includes(message.type()) && !expected) {
        this.#problems.push(`console: ${message.text()} ${message.location().url}`);
      }
    });
  }

  /** Loads the frame. */
  async load(origin: string): Promise<void> {
    // Switches Storybook's own check off: this class checks both widths.
    await this.#page.goto(`${origin}/iframe.html?globals=a11y.manual:!true`);
    await this.#page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    await this.#page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  }

  /**
   * Shows an entry at the width that its play function expects, then checks it at both widths.
   *
   * @returns a sentence for each problem
   */
  async check(entry: Entry): Promise<string[]> {
    await this.#page.setViewportSize(await this.#ownSize(entry));
    this.#problems.push(...await this.#page.evaluate(openEntry, entry));
    // The stories of a documentation page load after it, some in frames.
    if (entry.type === 'docs') await this.#page.waitForLoadState('networkidle');
    for (const size of [desktop, phone]) {
      await this.#page.setViewportSize(size);
      this.#problems.push(...await this.#inaccessible(entry, size.width));
      this.#problems.push(...await this.#tooWide(size.width));
    }
    return this.#problems.splice(0);
  }

  async #ownSize({ id, type }: Entry): Promise<{ width: number; height: number }> {
    if (type === 'docs') return desktop;
    const own = await this.#page.evaluate(async (storyId) => {
      const story = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      return story.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
    }, id);
    return own ? { width: parseInt(own.width), height: parseInt(own.height) } : desktop;
  }

  async #inaccessible({ id, type }: Entry, width: number): Promise<string[]> {
    const { test, options = {} } = type === 'docs' ? { test: 'error' } : await this.#rules(id);
    if (test === 'off') return [];
    const { violations } = await new AxeBuilder({ page: this.#page })
      .include('body')
      .options(options)
      .disableRules(type === 'docs' ? docsOnlyExceptions : 'region')
      .setLegacyMode()
      .analyze();
    return violations.map((rule) => `${width} px: ${rule.id}: ${rule.nodes[0]?.html}`);
  }

  async #tooWide(width: number): Promise<string[]> {
    const needed = await this.#page.evaluate(() => document.documentElement.scrollWidth);
    return needed > width ? [`${width} px: it is ${needed} px wide`] : [];
  }

  #rules(id: string): Promise<Accessibility> {
    return this.#page.evaluate(async (storyId) => {
      const story = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      return story.parameters.a11y;
    }, id);
  }
}
