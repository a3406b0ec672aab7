import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import storybookVite from './.storybook/vite.config.ts';
import { chromiumArguments, chromiumPath } from './tests/chromium.ts';

// `compare` or `accept`; without it nothing is asked of the pictures.
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
    setupFiles: '.storybook/vitest.setup.ts',
    // A missing picture is a failure; only accepting writes one.
    update: pictures === 'accept' ? 'all' : 'none',
    provide: { pictures: pictures !== undefined },
    api: { allowWrite: true },
    attachmentsDir: 'test-results/stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
        // At half the size a picture takes a third of the bytes.
        contextOptions: {
          locale: 'vi-VN',
          timezoneId: 'Asia/Ho_Chi_Minh',
          deviceScaleFactor: 0.5,
        },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // Letters are all edges, and a token may change a little: both have to be seen.
          comparatorOptions: { includeAA: true, threshold: 0.02 },
          screenshotOptions: {
            // Playwright would finish them, and a toast whose time has run out leaves.
            animations: 'allow',
            // Photographs are the catalogue's, and would take most of the bytes: only their place counts.
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
