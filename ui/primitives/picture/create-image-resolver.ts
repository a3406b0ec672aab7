import type { ImageResolver } from './image-resolver.ts';

/** One variant of a picture. */
export interface ImageRequest {
  /** Picture as the data names it, such as the `image` of a product. */
  src: string;
  /** Width in px. */
  width: number;
  /** Quality from 1 to 100; `undefined` for that of the server. */
  quality: number | undefined;
  /** Format; `undefined` if the server chooses it. */
  format: 'avif' | 'webp' | undefined;
}

/** Returns the URL of a variant of a picture. It must not contain spaces. */
export type ImageLoader = (request: ImageRequest) => string;

/** Description of a server of pictures. */
export interface ImageServer {
  /** Returns the URL of a variant. */
  loader: ImageLoader;
  /**
   * Widths in px that the server offers, smallest first. Without them, the loader is called with
   * the widths that the components ask for, from 200 to 1920.
   *
   * @default undefined
   */
  widths?: readonly number[];
  /**
   * Formats that browsers may choose from, the preferred one first. Without any, the server chooses
   * the format by the request's `Accept` header.
   *
   * @default []
   */
  formats?: readonly ('avif' | 'webp')[];
  /** Quality from 1 to 100, which is passed to the loader. @default undefined */
  quality?: number;
}

/**
 * Creates the value of an `ImageProvider`: all pictures are loaded from the URLs that a loader
 * returns. Call it outside of components.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { createImageResolver } from './create-image-resolver.ts';
 *
 * const resolve = createImageResolver({
 *   loader: ({ src, width }) => `https://img.example/${src}?w=${width}`,
 * });
 * assert.deepEqual(resolve('ring.jpg', [400, 800]), {
 *   src: 'https://img.example/ring.jpg?w=800',
 *   sources: [{
 *     srcSet: 'https://img.example/ring.jpg?w=400 400w, https://img.example/ring.jpg?w=800 800w',
 *   }],
 * });
 * ```
 */
export function createImageResolver(
  { loader, widths: offered, formats = [], quality }: ImageServer,
): ImageResolver {
  return (src, widths) => {
    const srcSet = (format: ImageRequest['format']) =>
      (offered ?? widths).map((width) => `${loader({ src, width, quality, format })} ${width}w`)
        .join(', ');
    return {
      src: loader({ src, width: widths.at(-1) ?? 800, quality, format: undefined }),
      sources: formats.length === 0
        ? [{ srcSet: srcSet(undefined) }]
        : formats.map((format) => ({ type: `image/${format}` as const, srcSet: srcSet(format) })),
    };
  };
}
