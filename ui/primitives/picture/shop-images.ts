import type { ImageResolver, ImageSources } from './image-resolver.ts';

const uploadedName = /^[\da-f]{32}\./;

/**
 * Returns `true` for the name of a picture that staff have uploaded, which is a digest.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { isUploadedPicture } from './shop-images.ts';
 *
 * assert.ok(isUploadedPicture('0123456789abcdef0123456789abcdef.webp'));
 * assert.ok(!isUploadedPicture('vong-tay-thach-anh-hong.9fd8c715.webp'));
 * ```
 */
export const isUploadedPicture = (image: string): boolean => uploadedName.test(image);

/**
 * Resolves the file names of the shop's pictures, in `/images/` of the page's origin. A `.webp` has
 * narrower and AVIF variants beside it, `name-<width>.avif` and `.webp`. A file of another type has
 * no variants. The name of an uploaded picture is a digest of 32 digits; its forms are those
 * that are given, up to the last of the widths. So are those of another `.webp` if they are given.
 */
export const shopImages: ImageResolver = (image, widths, forms) => {
  const src = `/images/${image}`;
  if (isUploadedPicture(image)) return { src, sources: sourcesOf(src, widths.at(-1), forms) };
  if (!image.endsWith('.webp')) return { src, sources: [] };
  if (forms) return { src, sources: sourcesOf(src, widths.at(-1), forms) };
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

/** Returns the sources of an uploaded picture. The first of its forms is the width of the file. */
function sourcesOf(src: string, widest = Infinity, forms = ''): ImageSources['sources'] {
  const [own, ...scaled] = forms.split(' ');
  const dot = src.lastIndexOf('.');
  const entries = scaled.map((form) => {
    const [width, format] = form.split('.');
    return { format, width: Number(width), url: `${src.slice(0, dot)}-${form}` };
  }).filter(({ width }) => width <= widest);
  if (entries.length > 0) {
    entries.push({ format: src.slice(dot + 1), width: Number(own), url: src });
  }
  // Browsers choose the format first, and would enlarge its narrow form.
  const needed = {
    avif: Math.min(widest, Math.max(0, ...entries.map(({ width }) => width))),
    webp: Math.min(Number(own), 800),
  };
  return (['avif', 'webp'] as const).flatMap((format) => {
    const ofFormat = entries.filter((entry) => entry.format === format)
      .sort((a, b) => a.width - b.width);
    if (!ofFormat.some(({ width }) => width >= needed[format])) return [];
    return {
      type: `image/${format}` as const,
      srcSet: ofFormat.map(({ url, width }) => `${url} ${width}w`).join(', '),
    };
  });
}
