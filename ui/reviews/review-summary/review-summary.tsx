import type { Rating, ReviewSummaryView } from '../review-types.ts';
import { Stars } from '../stars/stars.tsx';
import { starsMessages } from '../stars/stars-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const reviewSummaryMessages = {
  count: (reviews: number) => `${reviews} đánh giá`,
  stars: (rating: Rating) => `${rating} sao`,
  /** Follows the number of reviews with a rating, for screen readers. */
  unit: (_reviews: number) => 'đánh giá',
};

export interface ReviewSummaryProps {
  /** Summary of at least one review. */
  summary: ReviewSummaryView;
}

const ratings: readonly Rating[] = [5, 4, 3, 2, 1];

/** Mean rating of a product, and the number of reviews with each rating. */
export function ReviewSummary({ summary: { count, average, counts } }: ReviewSummaryProps) {
  const messages = useMessages('reviewSummary', reviewSummaryMessages);
  const { format } = useMessages('stars', starsMessages);
  return (
    <div
      data-slot='review-summary'
      className='flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface p-5'
    >
      {average !== null && (
        <div>
          <p className='figures text-4xl font-semibold'>{format(average)}</p>
          <Stars rating={average} />
          <p className='mt-1 text-ink-soft'>{messages.count(count)}</p>
        </div>
      )}
      <ul role='list' className='max-w-100 min-w-0 grow basis-60'>
        {ratings.map((rating) => (
          <li key={rating} className='flex items-center gap-3'>
            <span className='w-12 shrink-0 whitespace-nowrap'>{messages.stars(rating)}</span>
            <svg aria-hidden className='h-2 w-full min-w-0 overflow-hidden rounded-tag'>
              <rect width='100%' height='100%' className='fill-line' />
              <rect
                width={`${count === 0 ? 0 : 100 * counts[rating] / count}%`}
                height='100%'
                className='fill-gold'
              />
            </svg>
            <span className='figures w-10 shrink-0 text-right'>
              {counts[rating]} <span className='sr-only'>{messages.unit(counts[rating])}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
