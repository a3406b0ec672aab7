import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import storybookVite from './.storybook/vite.config.ts';
import { launchOptions } from './tests/chromium.ts';
import { flakyReporter } from './tests/stories/report-flaky.ts';
import { setForcedColours } from './tests/stories/set-forced-colours.ts';

// `compare` or `accept`; unset, screenshots are not compared.
const pictures = process.env.STORY_PICTURES;

export default defineConfig({
  plugins: [
    storybookVite.plugins,
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { viewport: { value: 'desktop' } },
    }),
  ],
  optimizeDeps: {
    include: [...storybookVite.optimizeDeps?.include ?? [], '@storybook/addon-a11y/preview'],
  },
  test: {
    name: 'stories',
    testTimeout: 90_000,
    // A busy machine may lose a race. Stories that pass at the second attempt are listed as flaky.
    retry: 1,
    reporters: ['dot', flakyReporter],
    setupFiles: '.storybook/vitest.setup.ts',
    // A missing screenshot is a failure; only accepting writes one.
    update: pictures === 'accept' ? 'all' : 'none',
    provide: { pictures: pictures !== undefined },
    api: { allowWrite: true },
    // Much of a story's time is spent waiting for screenshots: two pages keep a core busy.
    fileParallelism: true,
    maxWorkers: 2,
    // Files share these pages, as the stories of a file do: to open a page takes much time.
    isolate: false,
    attachmentsDir: 'test-results/stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await launchOptions(),
        // A screenshot at half scale takes a third of the bytes.
        contextOptions: {
          locale: 'vi-VN',
          timezoneId: 'Asia/Ho_Chi_Minh',
          deviceScaleFactor: 0.5,
        },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { setForcedColours },
      expect: {
        toMatchScreenshot: {
          // Text consists of edges, and a token may change slightly: both must be detected.
          comparatorOptions: { includeAA: true, threshold: 0.02 },
          screenshotOptions: {
            // Playwright would finish animations, and then an expired toast disappears.
            animations: 'allow',
            // Photographs would take most of the bytes. Only their place is compared.
            style: `
              *, ::before, ::after { animation: none !important; transition: none !important }
              img { filter: contrast(0) }
            `,
          },
          resolveScreenshotPath: ({ root, testFileName, arg, ext }) =>
            `${root}/tests/stories/screenshots/${
              testFileName.replace('.stories.tsx', '')
            }--${arg}${ext}`,
        },
      },
    },
  },
});
