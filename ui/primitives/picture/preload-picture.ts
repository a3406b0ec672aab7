import { preload } from 'react-dom';
import { pictureSet } from './picture-set.ts';

export interface PreloadPictureOptions {
  /** File name without `.webp`. */
  stem: string;
  /** Widths in px that exist, smallest first. */
  widths: readonly number[];
  /** Rendered width, as the `sizes` attribute. */
  sizes: string;
  /** Media query of the `<source>`, if the picture has several. */
  media?: string;
}

/** Media query of screens with more than two columns. */
export const wideScreen = '(width >= 48rem)';

/**
 * Preloads a picture of the first screen from the head of the document, before the parser reaches
 * its element. Browsers without AVIF ignore the preload and load the WebP of the element.
 */
export function preloadPicture({ stem, widths, sizes, media }: PreloadPictureOptions): void {
  preload(`/images/${stem}-${widths.at(-1)}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSet(stem, widths, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}
