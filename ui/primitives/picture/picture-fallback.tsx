import type { ComponentProps } from 'react';
import { Gem } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';

export interface PictureFallbackProps extends ComponentProps<'span'> {
  /** Alternative text of the picture; empty if it is decorative. */
  alt: string;
  /** Visible text; a narrow placeholder shows its icon only. */
  text: string;
}

/**
 * Placeholder with an icon and the product's name, for a picture that cannot be loaded. `ref`,
 * `className` and other props go to the `<span>`.
 */
export function PictureFallback({ alt, text, className, ...rest }: PictureFallbackProps) {
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      data-slot='picture-fallback'
      className={joinClasses(
        '@container flex flex-col items-center justify-center gap-2 bg-paper p-2 text-center text-ink-soft',
        className,
      )}
      {...rest}
    >
      <Gem aria-hidden size={28} strokeWidth={1.25} className='shrink-0 text-gold' />
      <span className='hidden @min-[7.5rem]:block'>
        <span className='line-clamp-3 pb-0.5 font-serif leading-[1.4]'>{text}</span>
      </span>
    </span>
  );
}
