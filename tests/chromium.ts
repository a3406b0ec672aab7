import chromium from '@sparticuz/chromium';
import process from 'node:process';

/**
 * The browser that tests run in: `CHROMIUM_PATH` when set, else the one that comes inside the package
 * `@sparticuz/chromium` on Linux x64, else (undefined) the one that Playwright manages.
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    return await chromium.executablePath();
  }
  return undefined;
}

/** Arguments with which Chromium starts in a container, and asks nothing of the outside world. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
