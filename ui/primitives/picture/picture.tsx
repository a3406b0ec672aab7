import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useImageResolver } from './image-provider.ts';
import { PictureFallback } from './picture-fallback.tsx';
import { preloadPicture, wideScreen } from './preload-picture.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> {
  /** Picture as `ImageProvider` resolves it; without a provider, a file name under `/images/`. */
  image: string;
  /** Widths in px that exist of it, smallest first. @default [400, 800] */
  widths?: readonly number[];
  /**
   * Width of an uploaded picture, and the scaled forms that exist of it, such as
   * `800 400.webp 400.avif`. @default those of `widths`
   */
  forms?: string;
  /** Rendered width, as the `sizes` attribute. */
  sizes: string;
  /**
   * Width of the file in px. With `height` it reserves the space before the picture is loaded.
   * @default 800
   */
  width?: number;
  /** Height of the file in px. @default 800 */
  height?: number;
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
export const productWidths = [400, 800] as const;

/**
 * A picture of the shop: AVIF with a WebP fallback, in the width that fits. `ref`, `className` and
 * other props go to the `<img>`. A placeholder with the same `className` replaces a picture that
 * cannot be loaded.
 */
export function Picture(
  {
    image,
    widths = productWidths,
    forms,
    sizes,
    width = 800,
    height = 800,
    priority = false,
    alt = '',
    fallback = alt,
    ref,
    onError,
    ...rest
  }: PictureProps,
) {
  const picture = useImageResolver()(image, widths, forms);
  const { failed, ...handlers } = useFailedPicture({ image, ref, onError });
  if (failed) return <PictureFallback alt={alt} text={fallback} className={rest.className} />;
  const loading = priority === true
    ? { loading: 'eager', fetchPriority: 'high' } as const
    : { loading: 'lazy' } as const;
  const img = (
    <img
      data-slot='picture'
      src={picture.src}
      alt={alt}
      decoding='async'
      {...loading}
      width={width}
      height={height}
      {...rest}
      {...handlers}
    />
  );
  if (picture.sources.length === 0) return img;
  if (priority) {
    preloadPicture(picture, sizes, priority === 'wide' ? wideScreen : undefined);
  }
  return (
    <picture className='contents'>
      {picture.sources.map((source) => <source key={source.srcSet} {...source} sizes={sizes} />)}
      {img}
    </picture>
  );
}

/**
 * Returns `failed`, which is `true` if a picture cannot be loaded, and the props with which its
 * `<img>` reports that.
 */
function useFailedPicture(
  { image, ref, onError }: Pick<PictureProps, 'image' | 'ref' | 'onError'>,
) {
  const img = useRef<HTMLImageElement>(null);
  const [failedImage, setFailedImage] = useState<string>();
  const failed = failedImage === image;
  useImperativeHandle(ref, () => img.current as HTMLImageElement, [failed]);
  useEffect(() => {
    // The event of a picture that failed before hydration is lost.
    if (img.current?.complete && img.current.naturalWidth === 0) setFailedImage(image);
  }, [image]);
  return {
    failed,
    ref: img,
    onError(event: Parameters<NonNullable<typeof onError>>[0]) {
      setFailedImage(image);
      onError?.(event);
    },
  };
}
