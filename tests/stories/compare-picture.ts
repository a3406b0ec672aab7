import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Compares the page, down to where its content ends, with the picture of that name. */
export async function comparePicture(id: string): Promise<void> {
  await growViewport();
  await document.fonts.ready;
  await Promise.all([...document.images].map(settled));
  document.body.style.minHeight = `${contentBottom()}px`;
  // `nền-tảng-button--primary`: Vitest takes only ASCII, and the file is named after the component.
  await expect(document.body).toMatchScreenshot(id.slice(id.lastIndexOf('--') + 2));
  document.body.style.minHeight = '';
}

/** What lies below the edge of the frame would not be in the picture. */
async function growViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight);
  scrollTo(0, 0);
}

/** A picture that cannot be loaded is part of what some stories show. */
function settled(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}

/** Popups hang in the body outside the story, and fixed parts outside its box. */
function contentBottom(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? bottom : 0;
  });
  return Math.min(innerHeight, Math.ceil(Math.max(1, ...bottoms)));
}
