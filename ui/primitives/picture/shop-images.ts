import type { ImageResolver } from './image-resolver.ts';

/**
 * Resolves the file names of the shop's pictures, in `/images/` of the page's origin. A `.webp` has
 * narrower and AVIF variants beside it, `name-<width>.avif` and `.webp`. A file of another type has
 * no variants.
 */
export const shopImages: ImageResolver = (image, widths) => {
  const src = `/images/${image}`;
  if (!image.endsWith('.webp')) return { src, sources: [] };
  const stem = src.slice(0, -'.webp'.length);
  const widest = widths.at(-1);
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => {
      // The widest WebP is the main file itself.
      const suffix = format === 'webp' && width === widest ? '' : `-${width}`;
      return `${stem}${suffix}.${format} ${width}w`;
    }).join(', ');
  return {
    src,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
};
