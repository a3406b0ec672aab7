import { workerPath } from '../../app/offline/offline-paths.ts';

/** Names of the Trusted Types policies that the starter creates. */
export const trustedTypesPolicies: readonly string[] = ['default', 'entry'];

/**
 * Inline script that starts the page's scripts after the `load` event and the first paint, or with
 * the first input, or after 1.5 s, whichever comes first.
 * They are requested in several tasks: all requests in one take 50 ms on a slow phone.
 *
 * It records the buttons that are pressed before the page is hydrated, and presses each of them
 * once afterwards. They are pale in the meantime. Popovers work without scripts, and forms unless
 * their method is `dialog`, with which a browser sends nothing. After a reload, Back and Forward
 * can change the address without another document: the page of that address is then loaded.
 *
 * It creates two policies for Trusted Types: one for the text of the entry script, and a default
 * one for React. That allows HTML without elements, such as the JSON-LD of a page, the empty
 * element from which React creates a script, and the style sheet, which error pages insert again.
 * The only URL of a script that it allows is that of the service worker.
 */
const starter = `{
  const types = globalThis.trustedTypes;
  const sheet = document.getElementById('styles')?.textContent;
  const allowed = (html) =>
    !html.includes('<') || html === '<script><\\/script>' || html === sheet;
  types?.createPolicy('default', {
    createHTML: (html) => allowed(html) ? html : null,
    createScriptURL: (url) => url === '${workerPath}' ? url : null,
  });
  const trusted = types?.createPolicy('entry', { createScript: (text) => text });
  const events = ['pointerdown', 'keydown', 'focusin', 'input', 'change'];
  let pending = 2;
  const start = () => {
    pending = -1;
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, start);
    preload([...document.querySelectorAll('link[rel=later]')]);
  };
  const preload = (links) => {
    for (const link of links.splice(0, 4)) link.rel = 'modulepreload';
    if (links.length > 0) setTimeout(preload, 0, links);
    else run();
  };
  const run = () => {
    const script = document.createElement('script');
    script.type = 'module';
    const text = document.getElementById('entry').textContent;
    script.textContent = trusted ? trusted.createScript(text) : text;
    document.head.append(script);
  };
  const ready = () => {
    pending -= 1;
    if (pending === 0) start();
  };
  const early = new Set();
  const record = ({ target }) => {
    const button = target.closest('button');
    if (!button || button.popoverTargetElement) return;
    if (button.type === 'submit' && button.form && button.form.method !== 'dialog') return;
    button.style.opacity = 0.6;
    early.add(button);
  };
  addEventListener('click', record, true);
  const path = () => location.pathname + location.search;
  const rendered = path();
  const move = () => path() !== rendered && location.reload();
  addEventListener('popstate', move);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', record, true);
    removeEventListener('popstate', move);
    for (const button of early) {
      button.style.opacity = '';
      button.click();
    }
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
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
