import { Stars } from '../stars/stars.tsx';
import { starsMessages } from '../stars/stars-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const ratingLinkMessages = {
  /** Follows the mean rating, for screen readers. */
  outOf: 'trên 5 sao',
  count: (reviews: number) => `${reviews} đánh giá`,
};

export interface RatingLinkProps {
  /** Number of reviews. Nothing is rendered without any. */
  count: number;
  /** Mean rating; null without reviews. */
  average: number | null;
  /** URL of the list of reviews. */
  href: string;
}

/** The mean rating of a product, as a link to its reviews. */
export function RatingLink({ count, average, href }: RatingLinkProps) {
  const messages = useMessages('ratingLink', ratingLinkMessages);
  const { format } = useMessages('stars', starsMessages);
  if (count === 0 || average === null) return null;
  return (
    <a
      href={href}
      data-slot='rating-link'
      className='inline-flex min-h-11 flex-wrap items-center gap-x-2 text-ink-soft hover:text-jade'
    >
      <Stars rating={average} aria-hidden />
      <span>
        <strong className='font-semibold text-ink'>{format(average)}</strong>{' '}
        <span className='sr-only'>{messages.outOf}</span> ({messages.count(count)})
      </span>
    </a>
  );
}
