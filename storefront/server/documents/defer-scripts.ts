/**
 * Starts the page's scripts once the pictures and fonts of the first screen are there and on the screen,
 * or when someone begins to do something, or after 1.5 s, whichever comes first.
 */
const starter = `{
  const events = ['pointerdown', 'keydown', 'focusin', 'input', 'change'];
  let awaited = 2;
  const start = () => {
    awaited = -1;
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, start);
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('entry').textContent;
    document.head.append(script);
  };
  const ready = () => {
    awaited -= 1;
    if (awaited === 0) start();
  };
  const timer = setTimeout(start, 1500);
  for (const event of events) addEventListener(event, start);
  addEventListener('load', ready, { once: true });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    ready();
  }).observe({ type: 'paint', buffered: true });
}`;

const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets the scripts of a rendered page wait for its pictures. A page can be read, followed and searched
 * without them, and on a slow network they are most of what has to come.
 *
 * @returns the page, and the text of the inline script that was put into it
 */
export function scriptsAfterPictures(html: string): { html: string; starter: string | undefined } {
  const text = entry.exec(html)?.[1];
  if (text === undefined) return { html, starter: undefined };
  return {
    html: html
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      // A function, because the text may hold what means something to replace().
      .replace(
        entry,
        () => `<script type="text/plain" id="entry">${text}</script><script>${starter}</script>`,
      ),
    starter,
  };
}
