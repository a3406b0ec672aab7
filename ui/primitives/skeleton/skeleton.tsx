import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Size and shape: those of the content that is loading. @default undefined */
  className?: string;
}

/**
 * A placeholder for content that is loading. `ref`, `className` and other props go to the `<div>`.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return (
    <div
      aria-hidden
      data-slot='skeleton'
      className={joinClasses(
        'motion-safe:animate-breathe noscript:hidden rounded-field bg-line forced-colors:border',
        className,
      )}
      {...rest}
    />
  );
}
