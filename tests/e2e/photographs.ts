import type { Locator } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { sampleJpeg } from '../../edge-api/catalogue/pictures/testing/sample-pictures.ts';

/** Turns of a camera as EXIF counts them, and the half of the upright picture that is red. */
export const photographs = [
  { orientation: 6, redHalf: 'top' },
  { orientation: 3, redHalf: 'right' },
  { orientation: 8, redHalf: 'bottom' },
];

/** Creates photographs of a camera that was turned, with EXIF data. */
export function takePhotographs() {
  return Promise.all(photographs.map(async ({ orientation }) => ({
    name: `IMG_${orientation}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await sampleJpeg(2_400, 1_800, orientation)),
  })));
}

/** Returns the half of a picture that is red, as the page shows it. */
export function redHalfOf(picture: Locator): Promise<string | undefined> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, width, height);
    const isRed = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > blue;
    };
    const halves = { top: [0.5, 0.1], right: [0.9, 0.5], bottom: [0.5, 0.9], left: [0.1, 0.5] };
    const red = Object.entries(halves).filter(([, [x, y]]) => isRed(x!, y!)).map(([name]) => name);
    // The other two points are on the border of the halves.
    return height > width === (red.includes('top') !== red.includes('bottom'))
      ? red.find((name) => height > width === /top|bottom/.test(name))
      : undefined;
  });
}
