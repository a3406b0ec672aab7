import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import storybookVite from './.storybook/vite.config.ts';
import { chromiumArguments, chromiumPath } from './tests/chromium.ts';

export default defineConfig({
  plugins: [storybookVite.plugins, storybookTest({ configDir: '.storybook' })],
  optimizeDeps: storybookVite.optimizeDeps,
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
