import { preload } from 'react-dom';
import { pictureSet } from './picture-set.ts';

export interface PreloadPictureOptions {
  /** File name without `.webp`. */
  stem: string;
  /** Widths in px that exist, smallest first. */
  widths: readonly number[];
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  /** The media query of the `<source>`, where there are several. */
  media?: string;
}

/** Where pages stand in more than two columns, as a media query. */
export const wideScreen = '(width >= 48rem)';

/**
 * Asks for a picture of the first screen from the head of the document, before its element is read.
 * Browsers without AVIF do not load it here, and take the WebP where the picture stands.
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
