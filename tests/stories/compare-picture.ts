import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Compares the page, cropped below its content, with the screenshot of the story. */
export async function comparePicture(id: string): Promise<void> {
  // Fonts and images change the height, which is measured below. Layout starts to load the fonts.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all([...document.images].map(imageSettled));
  await growViewport();
  await animationsEnded();
  document.body.style.minHeight = `${contentBottom()}px`;
  try {
    // Vitest accepts only ASCII names, and an id such as `nền-tảng-button--primary` is not ASCII.
    await expect(document.body).toMatchScreenshot(id.slice(id.lastIndexOf('--') + 2));
  } finally {
    // Otherwise one difference would change the height of all later stories of the file.
    document.body.style.minHeight = '';
  }
}

/** Enlarges the viewport to the page's height, because a screenshot shows only the viewport. */
async function growViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight);
  scrollTo(0, 0);
}

/** Resolves when an image has loaded or failed. Some stories show a failed image on purpose. */
function imageSettled(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}

/** Waits for transitions: text that has moved by half a pixel is drawn differently. */
async function animationsEnded(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect, playState }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  );
  await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Returns the lowest edge of any element: popups and fixed elements lie outside the story's box.
 */
function contentBottom(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? bottom : 0;
  });
  return Math.min(innerHeight, Math.ceil(Math.max(1, ...bottoms)));
}
