import * as accessibility from '@storybook/addon-a11y/preview';
import { type Preview, setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { comparePicture } from '../tests/stories/compare-picture.ts';
import { listenToConsole } from '../tests/stories/listen-to-console.ts';
import preview from './preview.ts';
import { forcesColours } from './toolbar/forced-colours-notice.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** `true` if each story is compared with its screenshot. */
    pictures: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setForcedColours: (value: 'active' | 'none') => Promise<void>;
  }
}

let messages: string[] = [];

/** Checks of every story in the state after its play function. */
const everyStory: Preview = {
  // Results of passed rules cost time and are not shown here.
  parameters: { a11y: { options: { resultTypes: ['violations'] } } },
  async beforeEach({ parameters }) {
    const listening = listenToConsole();
    messages = listening.messages;
    // Forced colours belong to the browser's page: they remain after the last story of a file.
    const forced = forcesColours(parameters);
    if (forced !== matchMedia('(forced-colors: active)').matches) {
      await commands.setForcedColours(forced ? 'active' : 'none');
    }
    return listening.stop;
  },
  async afterEach(context) {
    if (inject('pictures') && context.parameters.picture !== false) {
      await comparePicture(context.id);
    }
    // The accessibility check has already run at the story's own width. It runs again at another
    // one.
    if (innerWidth < 768) await page.viewport(1280, 800);
    else await page.viewport(390, 844);
    await accessibility.afterEach(context);
    if (messages.length > 0) throw new Error(`Unexpected console messages: ${messages.join('\n')}`);
  },
};

// The afterEach hooks run in reverse order.
setProjectAnnotations([everyStory, accessibility, preview]);
