import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds from a keystroke to the results in the page, and to the frame that shows them. */
export interface Typing {
  keystrokes: number;
  toResults: number;
  toResults95: number;
  toFrame: number;
}

/** Types searches into the store in a real browser and watches the results change. */
export async function measureTyping(origin: string): Promise<Typing> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/store`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    // Until the browser holds the list, results come from the page's own twelve.
    await page.waitForFunction(() => localStorage.getItem('products') !== null);
    await page.evaluate(watchResults);
    for (const words of ['thach anh tim 4', 'mat ho 12', 'ngoc hong luu', 'da 777']) {
      await field.fill('');
      await page.waitForTimeout(500);
      await page.keyboard.type(words, { delay: 120 });
      await page.waitForTimeout(500);
    }
    const times = await page.evaluate(() => (globalThis as unknown as Watched).times);
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

interface Watched {
  times: { results: number; frame: number }[];
}

/** Runs in the page: notes, for each keystroke that changes the results, how long that took. */
function watchResults() {
  const times: Watched['times'] = [];
  Object.assign(globalThis, { times });
  let pressed = 0;
  addEventListener('keydown', () => pressed = performance.now(), { capture: true });
  new MutationObserver(() => {
    if (pressed === 0) return;
    const start = pressed;
    pressed = 0;
    const results = performance.now() - start;
    const { port1, port2 } = new MessageChannel();
    // The first message after a frame has begun comes when it has been drawn.
    port1.onmessage = () => times.push({ results, frame: performance.now() - start });
    requestAnimationFrame(() => port2.postMessage(undefined));
  }).observe(document.querySelector('main')!, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
