import { chromium } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { median, quantile } from './statistics.ts';

/** Times from a keystroke to the results in the DOM, and to the frame that shows them, in ms. */
export interface Typing {
  keystrokes: number;
  toResults: number;
  /** 95th percentile. */
  toResults95: number;
  toFrame: number;
}

/** Types search terms into the store in a browser and observes the results. */
export async function measureTyping(origin: string): Promise<Typing> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/store`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    // Before the browser has the whole list, it searches only the products of the page.
    await page.waitForFunction(() => localStorage.getItem('products') !== null);
    await page.evaluate(observeResults);
    for (const words of ['thach anh tim 4', 'mat ho 12', 'ngoc hong luu', 'da 777']) {
      await field.fill('');
      await page.waitForTimeout(500);
      await page.keyboard.type(words, { delay: 120 });
      await page.waitForTimeout(500);
    }
    const times = await page.evaluate(() => (globalThis as unknown as ObservedWindow).times);
    const toResults = times.map(({ results }) => results);
    return {
      keystrokes: times.length,
      toResults: median(toResults),
      toResults95: quantile(toResults, 0.95),
      toFrame: median(times.map(({ frame }) => frame)),
    };
  } finally {
    await browser.close();
  }
}

interface ObservedWindow {
  times: { results: number; frame: number }[];
}

/** Runs in the page: records the times of each keystroke that changes the results. */
function observeResults() {
  const times: ObservedWindow['times'] = [];
  Object.assign(globalThis, { times });
  let pressed = 0;
  addEventListener('keydown', () => pressed = performance.now(), { capture: true });
  new MutationObserver(() => {
    if (pressed === 0) return;
    const start = pressed;
    pressed = 0;
    const results = performance.now() - start;
    const { port1, port2 } = new MessageChannel();
    // A message that is posted in an animation frame arrives after that frame is painted.
    port1.onmessage = () => times.push({ results, frame: performance.now() - start });
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(document.querySelector('main')!, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
