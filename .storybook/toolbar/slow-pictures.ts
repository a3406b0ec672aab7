/** How long a picture is kept back, in ms. */
const delay = 3000;

/** A picture as it was asked for, and the clock that lets it come. */
interface Held {
  attributes: [Element, 'src' | 'srcset', string][];
  timer: ReturnType<typeof setTimeout>;
}

const held = new Map<HTMLImageElement, Held>();
/** Pictures whose time is over: they may load. */
const released = new WeakMap<HTMLImageElement, string>();
let slow = false;

/**
 * Keeps every picture back for some seconds, as a slow network does. What stands in its place is what a
 * browser shows meanwhile: an empty image in the picture's own size.
 */
export function setSlowPictures(on: boolean): void {
  if (on === slow) return;
  slow = on;
  if (on) {
    pictures.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['src', 'srcset'],
    });
    // To the page, an empty image in its place is no picture that has come.
    document.addEventListener('load', hush, { capture: true });
    holdAll();
  } else {
    pictures.disconnect();
    document.removeEventListener('load', hush, { capture: true });
    for (const img of [...held.keys()]) release(img);
  }
}

const pictures = new MutationObserver(() => holdAll());

function hush(event: Event): void {
  if (held.has(event.target as HTMLImageElement)) event.stopImmediatePropagation();
}

function holdAll(): void {
  for (const img of document.querySelectorAll('img')) {
    if (!held.has(img) && released.get(img) !== img.getAttribute('src')) hold(img);
  }
  for (const img of held.keys()) {
    if (!img.isConnected) forget(img);
  }
}

function hold(img: HTMLImageElement): void {
  const sources = img.parentElement?.matches('picture')
    ? [...img.parentElement.querySelectorAll('source')]
    : [];
  const attributes = [...sources, img].flatMap((element) =>
    (['src', 'srcset'] as const).flatMap((name): Held['attributes'] => {
      const value = element.getAttribute(name);
      return value === null || value.startsWith('data:') ? [] : [[element, name, value]];
    })
  );
  if (attributes.length === 0) return;
  held.set(img, { attributes, timer: setTimeout(() => release(img), delay) });
  for (const [element, name] of attributes) element.removeAttribute(name);
  img.src = empty(img.getAttribute('width') ?? '1', img.getAttribute('height') ?? '1');
}

function empty(width: string, height: string): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;
}

function release(img: HTMLImageElement): void {
  const attributes = held.get(img)?.attributes ?? [];
  forget(img);
  for (const [element, name, value] of attributes) element.setAttribute(name, value);
  released.set(img, img.getAttribute('src') ?? '');
}

function forget(img: HTMLImageElement): void {
  clearTimeout(held.get(img)?.timer);
  held.delete(img);
}
