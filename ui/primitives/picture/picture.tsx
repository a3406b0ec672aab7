import type { ImgHTMLAttributes } from 'react';
import { pictureSet } from './picture-set.ts';
import { preloadPicture, wideScreen } from './preload-picture.ts';

export interface PictureProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'loading'> {
  /** File name under `/images/`. A `.webp` of the shop has narrower and AVIF variants beside it, `name-<width>.avif` and `.webp`. */
  image: string;
  /** Widths in px that exist beside the main file, smallest first. @default [400, 800] */
  widths?: readonly number[];
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  /** Size in px of the picture itself: it keeps the place before the picture is there. */
  width: number;
  height: number;
  /**
   * Loads and preloads the picture before others, as the first screen needs it. `'wide'` limits this to wide
   * screens. @default false
   */
  priority?: boolean | 'wide';
}

/** The widths in which every product picture exists, in px. */
const productWidths = [400, 800] as const;

/**
 * A picture of the shop: AVIF with WebP behind it, in the width that fits.
 * A file that is no `.webp` has no variants and is shown as it is.
 */
export function Picture(
  { image, widths = productWidths, sizes, priority = false, alt = '', ...rest }: PictureProps,
) {
  const stem = image.endsWith('.webp') ? image.slice(0, -'.webp'.length) : undefined;
  const loading = priority === true
    ? { loading: 'eager', fetchPriority: 'high' } as const
    : { loading: 'lazy' } as const;
  const img = <img src={`/images/${image}`} alt={alt} decoding='async' {...loading} {...rest} />;
  if (stem === undefined) return img;
  if (priority) {
    preloadPicture({ stem, widths, sizes, media: priority === 'wide' ? wideScreen : undefined });
  }
  return (
    <picture className='contents'>
      <source type='image/avif' srcSet={pictureSet(stem, widths, 'avif')} sizes={sizes} />
      <source type='image/webp' srcSet={pictureSet(stem, widths, 'webp')} sizes={sizes} />
      {img}
    </picture>
  );
}
