import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { Check } from '../../primitives/icons.ts';
import type { ReviewView } from '../review-types.ts';
import { Stars } from '../stars/stars.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { reviewListMessages } from './review-list-messages.ts';

export interface ReviewItemProps {
  /** Review to show. */
  review: ReviewView;
}

/** One review in the list: author, date, stars and text. */
export function ReviewItem({ review: { author, rating, text, date } }: ReviewItemProps) {
  const { purchased } = useMessages('reviewList', reviewListMessages);
  const dateTime = useMessages('dateTime', dateTimeMessages);
  return (
    // Takes the focus when further reviews are loaded.
    <li tabIndex={-1} className='py-5'>
      <p className='flex flex-wrap items-center gap-x-3'>
        <strong className='font-semibold wrap-anywhere'>{author}</strong>
        <span className='inline-flex items-center gap-1 text-jade'>
          <Check aria-hidden size={16} />
          {purchased}
        </span>
        <time dateTime={date} className='text-ink-soft'>{dateTime.date(date)}</time>
      </p>
      <Stars rating={rating} className='mt-1' />
      {text !== '' && <p className='mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere'>{text}
      </p>}
    </li>
  );
}
