/** Returns the `srcset` of a picture in one format. The widest WebP is the main file itself. */
export function pictureSet(
  stem: string,
  widths: readonly number[],
  format: 'avif' | 'webp',
): string {
  const widest = widths.at(-1);
  return widths.map((width) => {
    const suffix = format === 'webp' && width === widest ? '' : `-${width}`;
    return `/images/${stem}${suffix}.${format} ${width}w`;
  }).join(', ');
}
