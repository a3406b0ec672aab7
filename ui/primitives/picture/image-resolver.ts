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
 * @param forms width of an uploaded picture, and the scaled forms that exist of it, such as
 * `800 400.webp 400.avif`. @default those of the widths
 */
export type ImageResolver = (
  image: string,
  widths: readonly number[],
  forms?: string,
) => ImageSources;
