/**
 * Tells an element which part of the window a keyboard on the screen leaves in view, as two custom
 * properties: `--in-view-bottom`, how far the part ends above the foot of the window, and
 * `--in-view-height`. The focused field is brought back into view. Fit to be a `ref`.
 *
 * @param popup The element, which is fixed and scrolls
 * @returns What ends it
 */
export function keepAboveKeyboard(popup: HTMLElement | null): (() => void) | undefined {
  const viewport = globalThis.visualViewport;
  if (!popup || !viewport) return;
  const follow = () => {
    // Enlarged by two fingers, the page is larger than the window on purpose.
    if (Math.abs(viewport.scale - 1) > 0.01) return;
    const bottom = Math.max(0, innerHeight - viewport.offsetTop - viewport.height);
    popup.style.setProperty('--in-view-bottom', `${bottom}px`);
    popup.style.setProperty('--in-view-height', `${viewport.height}px`);
    const { activeElement } = document;
    if (bottom > 0 && popup.contains(activeElement) && activeElement !== popup) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };
  const ended = new AbortController();
  viewport.addEventListener('resize', follow, { signal: ended.signal });
  viewport.addEventListener('scroll', follow, { signal: ended.signal });
  follow();
  return () => ended.abort();
}
