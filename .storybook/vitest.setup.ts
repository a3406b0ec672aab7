import * as accessibility from '@storybook/addon-a11y/preview';
import { type Preview, setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { comparePicture } from '../tests/stories/compare-picture.ts';
import { listenToConsole } from '../tests/stories/listen-to-console.ts';
import preview from './preview.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether each story is compared with its picture. */
    pictures: boolean;
  }
}

let messages: string[] = [];

/** What is asked of every story, in the state in which its play function left it. */
const everyStory: Preview = {
  beforeEach() {
    const listening = listenToConsole();
    messages = listening.messages;
    return listening.stop;
  },
  async afterEach(context) {
    if (inject('pictures') && context.parameters.picture !== false) {
      await comparePicture(context.id);
    }
    // The check has seen it at its own width; now the other one.
    if (innerWidth < 768) await page.viewport(1280, 800);
    else await page.viewport(390, 844);
    await accessibility.afterEach(context);
    if (messages.length > 0) throw new Error(`The console says: ${messages.join('\n')}`);
  },
};

// The last one's afterEach runs first.
setProjectAnnotations([everyStory, accessibility, preview]);
