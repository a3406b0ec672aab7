import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { type Entry, openEntry } from './open-entry.ts';

interface Size {
  width: string;
  height: string;
}

declare const globalThis: {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(story: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: Size }> } };
    }>;
  };
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** A written page shows many stories at once, each with headings and landmarks of its own. */
const rulesForPages = [
  'region',
  'heading-order',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  // Storybook's own markup.
  'listitem',
  'scrollable-region-focusable',
];

/** A frame of Storybook in which one entry is shown after the other, without loading it anew. */
export class StorybookPage {
  readonly #page: Page;
  #problems: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', ({ message }) => this.#problems.push(`error: ${message}`));
    page.on('console', (message) => {
      // A story may show what is there when a picture is missing.
      const missing = message.location().url.endsWith('/images/khong-co.png');
      // Storybook says so to itself when it reports a call whose argument is the window.
      const itself = message.text().includes('Story Store');
      // The head keeps what a story shown before has asked for.
      const before = message.text().includes('was preloaded using link preload but not used');
      const excused = missing || itself || before;
      if (['error', 'warning'].includes(message.type()) && !excused) {
        this.#problems.push(`console: ${message.text()} ${message.location().url}`);
      }
    });
  }

  /** Loads the frame. */
  async load(origin: string): Promise<void> {
    // The check below looks at both widths, Storybook's own one need not.
    await this.#page.goto(`${origin}/iframe.html?globals=a11y.manual:!true`);
    await this.#page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    await this.#page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  }

  /**
   * Shows an entry at its own width, as its play function expects, then at the other one.
   *
   * @returns what is wrong with it, a sentence each
   */
  async check(entry: Entry): Promise<string[]> {
    await this.#page.setViewportSize(await this.#ownSize(entry));
    this.#problems.push(...await this.#page.evaluate(openEntry, entry));
    // The stories of a written page come after it, some in frames of their own.
    if (entry.type === 'docs') await this.#page.waitForLoadState('networkidle');
    for (const size of [desktop, phone]) {
      await this.#page.setViewportSize(size);
      this.#problems.push(...await this.#inaccessible(entry, size.width));
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

  async #inaccessible({ type }: Entry, width: number): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.#page })
      .include('body')
      .disableRules(type === 'docs' ? rulesForPages : 'region')
      .setLegacyMode()
      .analyze();
    return violations.map(({ id, nodes }) => `${width} px: ${id}: ${nodes[0]?.html}`);
  }
}
