import type { ComponentProps } from 'react';
import { PictureFallback } from './picture-fallback.tsx';
import { pictureSet } from './picture-set.ts';
import { preloadPicture, wideScreen } from './preload-picture.ts';
import { useFailedPicture } from './use-failed-picture.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> {
  /**
   * File name under `/images/`. A `.webp` of the shop has narrower and AVIF variants beside it,
   * `name-<width>.avif` and `.webp`.
   */
  image: string;
  /** Widths in px that exist beside the main file, smallest first. @default [400, 800] */
  widths?: readonly number[];
  /** Rendered width, as the `sizes` attribute. */
  sizes: string;
  /** Width of the file in px. With `height` it reserves the space before the picture is loaded. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** Alternative text; empty for a decorative picture. @default '' */
  alt?: string;
  /**
   * Loads and preloads the picture before others, as the first screen needs it. `'wide'` limits
   * this to wide screens.
   * @default false
   */
  priority?: boolean | 'wide';
  /** Text in place of a picture that cannot be loaded. @default alt */
  fallback?: string;
}

/** Widths in px in which every product picture exists. */
const productWidths = [400, 800] as const;

/**
 * A picture of the shop: AVIF with a WebP fallback, in the width that fits. A file of another type
 * has no variants and is used unchanged. `ref`, `className` and other props go to the `<img>`. A
 * placeholder with the same `className` replaces a picture that cannot be loaded.
 */
export function Picture(
  {
    image,
    widths = productWidths,
    sizes,
    priority = false,
    alt = '',
    fallback = alt,
    ref,
    onError,
    ...rest
  }: PictureProps,
) {
  const { failed, ...handlers } = useFailedPicture({ image, ref, onError });
  if (failed) return <PictureFallback alt={alt} text={fallback} className={rest.className} />;
  const stem = image.endsWith('.webp') ? image.slice(0, -'.webp'.length) : undefined;
  const loading = priority === true
    ? { loading: 'eager', fetchPriority: 'high' } as const
    : { loading: 'lazy' } as const;
  const img = (
    <img
      data-slot='picture'
      src={`/images/${image}`}
      alt={alt}
      decoding='async'
      {...loading}
      {...rest}
      {...handlers}
    />
  );
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
