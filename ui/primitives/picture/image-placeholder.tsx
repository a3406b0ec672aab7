import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

export interface ImagePlaceholderProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Dominant colour of the picture, as `#rrggbb`; nothing is rendered without one. */
  colour: string | undefined;
}

/**
 * Fills its positioned parent with the picture's dominant colour until the picture is loaded. It is
 * an SVG, because a page without inline styles cannot set an element's colour from data. `ref`,
 * `className` and other props go to the `<svg>`.
 */
export function ImagePlaceholder({ colour, className, ...rest }: ImagePlaceholderProps) {
  return colour === undefined ? null : (
    <svg
      aria-hidden
      data-slot='image-placeholder'
      className={joinClasses('absolute inset-0 size-full', className)}
      {...rest}
    >
      <rect width='100%' height='100%' fill={colour} />
    </svg>
  );
}
