import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-shop.ts',
  fullyParallel: true,
  // One more than the two cores: tests often wait.
  workers: 3,
  forbidOnly: true,
  // A busy machine may lose a race. Tests that pass at the second attempt are listed as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: 'tests/e2e/screens/{arg}-{projectName}.png',
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: await launchOptions(),
    trace: 'off',
    // A service worker answers requests that a test wants to see. Its own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // Tests whose result depends on the width or on touch. All others run once.
      grep: /@phone/,
    },
    {
      name: 'large-catalogue',
      use: { viewport: { width: 1280, height: 800 } },
      // Tests of stock, orders and cart with a catalogue that browsers do not hold. The phones have
      // such a catalogue too.
      testMatch: /\/(cart|checkout|checkout-refused|one-cart|orders|product)\.spec\.ts/,
      grepInvert: /@phone/,
    },
  ],
});
