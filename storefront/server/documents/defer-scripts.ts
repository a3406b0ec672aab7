/**
 * Inline script that starts the page's scripts after the `load` event and the first paint, or with
 * the first input, or after 1.5 s, whichever comes first.
 */
const starter = `{
  const events = ['pointerdown', 'keydown', 'focusin', 'input', 'change'];
  let pending = 2;
  const start = () => {
    pending = -1;
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, start);
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('entry').textContent;
    document.head.append(script);
  };
  const ready = () => {
    pending -= 1;
    if (pending === 0) start();
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
 * Delays the scripts of a rendered page until its pictures are loaded. The content, links and
 * search of a page work without them, and on a slow network they are most of the bytes.
 *
 * @returns the page, and the text of the inserted inline script
 */
export function deferScripts(html: string): { html: string; starter: string | undefined } {
  const text = entry.exec(html)?.[1];
  if (text === undefined) return { html, starter: undefined };
  return {
    html: html
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      // A function, because the text may contain replacement patterns such as `$&`.
      .replace(
        entry,
        () => `<script type="text/plain" id="entry">${text}</script><script>${starter}</script>`,
      ),
    starter,
  };
}
