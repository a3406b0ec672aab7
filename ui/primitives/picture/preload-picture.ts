import { preload } from 'react-dom';
import type { ImageSources } from './image-resolver.ts';

/** Media query of screens with more than two columns. */
export const wideScreen = '(width >= 48rem)';

/**
 * Preloads a picture of the first screen from the head of the document, before the parser reaches
 * its element. Browsers without AVIF ignore the preload of an AVIF and load the WebP of the
 * element. A picture without sources is not preloaded.
 *
 * @param picture URLs of the picture
 * @param sizes rendered width, as the `sizes` attribute
 * @param media media query of the `<source>`, if the picture has several
 */
export function preloadPicture({ src, sources }: ImageSources, sizes: string, media?: string) {
  const [best] = sources;
  if (!best) return;
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}
