/**
 * Keeps an element above the on-screen keyboard. Two custom properties describe the part of the
 * window that the keyboard leaves visible: `--in-view-bottom` is the distance of its bottom edge
 * from that of the window, and `--in-view-height` its height, both in px. Scrolls the focused field
 * into view. Suitable as a `ref`.
 *
 * @param popup Fixed element that scrolls
 * @returns Function that removes the listeners, or `undefined` without a visual viewport
 */
export function keepAboveKeyboard(popup: HTMLElement | null): (() => void) | undefined {
  const viewport = globalThis.visualViewport;
  if (!popup || !viewport) return;
  const update = () => {
    // Under pinch zoom the visual viewport is smaller for another reason.
    if (Math.abs(viewport.scale - 1) > 0.01) return;
    const bottom = Math.max(0, innerHeight - viewport.offsetTop - viewport.height);
    popup.style.setProperty('--in-view-bottom', `${bottom}px`);
    popup.style.setProperty('--in-view-height', `${viewport.height}px`);
    const { activeElement } = document;
    if (bottom > 0 && popup.contains(activeElement) && activeElement !== popup) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };
  const listeners = new AbortController();
  viewport.addEventListener('resize', update, { signal: listeners.signal });
  viewport.addEventListener('scroll', update, { signal: listeners.signal });
  update();
  return () => listeners.abort();
}
