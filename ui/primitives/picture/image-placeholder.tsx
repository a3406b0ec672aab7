export interface PictureGroundProps {
  /** What the picture comes to from afar, six hexadecimal digits behind a #; without it nothing is drawn. */
  colour: string | undefined;
}

/**
 * Fills its positioned parent with a picture's own colour, until the picture is there. It is drawn as a
 * shape, because a page without inline styles can give no element a colour out of data.
 */
export function ImagePlaceholder({ colour }: PictureGroundProps) {
  return colour === undefined
    ? null
    : (
      <svg aria-hidden data-slot='picture-ground' className='absolute inset-0 size-full'>
        <rect width='100%' height='100%' fill={colour} />
      </svg>
    );
}
