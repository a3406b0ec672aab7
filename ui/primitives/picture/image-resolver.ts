/** URLs of one picture. */
export interface ImageSources {
  /** URL of the `<img>`, for browsers that support none of the sources. */
  src: string;
  /** Attributes of the `<source>` elements, the preferred one first. */
  sources: readonly {
    /** Media type, unless the server chooses the format. */
    type?: 'image/avif' | 'image/webp';
    /** URLs with their widths. */
    srcSet: string;
  }[];
}

/**
 * Returns the URLs of a picture.
 *
 * @param image picture as the data names it, such as the `image` of a product
 * @param widths widths in px that the component asks for, smallest first
 */
export type ImageResolver = (image: string, widths: readonly number[]) => ImageSources;
