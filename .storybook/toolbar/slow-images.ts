/** Delay of each image in milliseconds. */
const delay = 3000;

/** Original attributes of a delayed image, and the timer that restores them. */
interface DelayedImage {
  attributes: [Element, 'src' | 'srcset', string][];
  timer: ReturnType<typeof setTimeout>;
}

const delayed = new Map<HTMLImageElement, DelayedImage>();
/** `src` of each image whose delay is over. */
const released = new WeakMap<HTMLImageElement, string>();
let slow = false;

/**
 * Delays every image by some seconds, like a slow network. Meanwhile an empty image of the same
 * size takes its place.
 */
export function setSlowImages(on: boolean): void {
  if (on === slow) return;
  slow = on;
  if (on) {
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['src', 'srcset'],
    });
    // The page must not receive the load event of the empty image.
    document.addEventListener('load', suppressLoad, { capture: true });
    delayAll();
  } else {
    observer.disconnect();
    document.removeEventListener('load', suppressLoad, { capture: true });
    for (const img of [...delayed.keys()]) release(img);
  }
}

const observer = new MutationObserver(() => delayAll());

function suppressLoad(event: Event): void {
  if (delayed.has(event.target as HTMLImageElement)) event.stopImmediatePropagation();
}

function delayAll(): void {
  for (const img of document.querySelectorAll('img')) {
    if (!delayed.has(img) && released.get(img) !== img.getAttribute('src')) delayImage(img);
  }
  for (const img of delayed.keys()) {
    if (!img.isConnected) cancelDelay(img);
  }
}

function delayImage(img: HTMLImageElement): void {
  const sources = img.parentElement?.matches('picture')
    ? [...img.parentElement.querySelectorAll('source')]
    : [];
  const attributes = [...sources, img].flatMap((element) =>
    (['src', 'srcset'] as const).flatMap((name): DelayedImage['attributes'] => {
      const value = element.getAttribute(name);
      return value === null || value.startsWith('data:') ? [] : [[element, name, value]];
    })
  );
  if (attributes.length === 0) return;
  delayed.set(img, { attributes, timer: setTimeout(() => release(img), delay) });
  for (const [element, name] of attributes) element.removeAttribute(name);
  img.src = emptyImage(img.getAttribute('width') ?? '1', img.getAttribute('height') ?? '1');
}

function emptyImage(width: string, height: string): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;
}

function release(img: HTMLImageElement): void {
  const attributes = delayed.get(img)?.attributes ?? [];
  cancelDelay(img);
  for (const [element, name, value] of attributes) element.setAttribute(name, value);
  released.set(img, img.getAttribute('src') ?? '');
}

function cancelDelay(img: HTMLImageElement): void {
  clearTimeout(delayed.get(img)?.timer);
  delayed.delete(img);
}
