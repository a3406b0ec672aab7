import type { ComponentProps } from 'react';
import { joinClasses } from '../../primitives/join-classes.ts';
import { StarRow } from './star-row.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { starsMessages } from './stars-messages.ts';

export interface StarsProps extends Omit<ComponentProps<'svg'>, 'role' | 'children'> {
  /** Rating from 1 to 5. A fraction fills a part of a star. */
  rating: number;
}

/** A rating as five stars, with a text for screen readers. Other props go to the `<svg>`. */
export function Stars({ rating, className, ...rest }: StarsProps) {
  const { format, label } = useMessages('stars', starsMessages);
  return (
    <svg
      role='img'
      aria-label={label(format(rating))}
      data-slot='stars'
      viewBox='0 0 120 24'
      className={joinClasses('h-5 w-25 shrink-0 text-gold', className)}
      {...rest}
    >
      <StarRow filled={false} />
      {/* The inner picture cuts its stars off at its own width. */}
      <svg width={24 * rating} height={24}>
        <StarRow filled />
      </svg>
    </svg>
  );
}
