import chromium from '@sparticuz/chromium';
import process from 'node:process';

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH` if set, else that of the package
 * `@sparticuz/chromium` on Linux x64, else `undefined` for the one that Playwright manages.
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    return await chromium.executablePath();
  }
  return undefined;
}

/** Command line for Chromium in a container, without requests to external services. */
export const chromiumArguments = [
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
