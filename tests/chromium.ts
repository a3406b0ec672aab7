import chromium from '@sparticuz/chromium';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';

/** Command line for Chromium in a container, without requests to external services. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // Without a GPU a separate process for it only costs time.
  '--in-process-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Returns the options of every test browser. Text is the same on every Linux machine, because the
 * browser finds only the fonts of `fonts.conf`.
 *
 * The browser is `CHROMIUM_PATH` if set, else that of the package `@sparticuz/chromium` on Linux
 * x64, else the one that Playwright manages.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));
  return { executablePath: await chromiumPath(), args, env: { ...process.env, FONTCONFIG_FILE } };
}

async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    return await chromium.executablePath();
  }
  return undefined;
}
