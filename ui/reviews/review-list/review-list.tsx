import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useFocusOnMore } from '../../primitives/use-focus-on-more.ts';
import type { ReviewSummaryView, ReviewView } from '../review-types.ts';
import { ReviewSummary } from '../review-summary/review-summary.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { Check } from '../../primitives/icons.ts';
import { Stars } from '../stars/stars.tsx';

const reviewListMessages = {
  title: 'Đánh giá của khách hàng',
  empty: 'Chưa có đánh giá nào. Sau khi nhận hàng, bạn có thể viết đánh giá ở trang Đơn hàng.',
  failed: 'Chưa tải được đánh giá.',
  loading: 'Đang tải…',
  more: 'Xem thêm đánh giá',
  /** Follows the author's name. */
  purchased: 'Đã mua hàng',
};

export interface ReviewListProps {
  /** Summary of all reviews of the product. */
  summary: ReviewSummaryView;
  /** Reviews that are loaded, the latest first. */
  reviews: readonly ReviewView[];
  /** Called to load further reviews; `undefined` if all are loaded. @default undefined */
  onMore?: () => void;
  /** State of the request for further reviews. @default 'ready' */
  state?: 'loading' | 'ready' | 'failed';
  /** Id of the section, for links to it. @default 'danh-gia' */
  id?: string;
}

/** Section of a product's page with its reviews. */
export function ReviewList(
  { summary, reviews, onMore, state = 'ready', id = 'danh-gia' }: ReviewListProps,
) {
  const messages = useMessages('reviewList', reviewListMessages);
  const { retryHint } = useMessages('actions', actionMessages);
  const headingId = useId();
  const { list, onAsk } = useFocusOnMore(reviews.length);
  return (
    <section id={id} aria-labelledby={headingId} data-slot='review-list' className='max-w-200'>
      <h2 id={headingId} className='pb-4 text-2xl'>{messages.title}</h2>
      {summary.count === 0 ? <p className='text-ink-soft'>{messages.empty}</p> : (
        <>
          <ReviewSummary summary={summary} />
          <ul ref={list} role='list' className='mt-2 divide-y divide-line'>
            {reviews.map((review) => <ReviewItem key={review.id} review={review} />)}
          </ul>
        </>
      )}
      {state === 'failed' && (
        <p role='alert' className='pb-3 text-cinnabar'>
          {messages.failed} {retryHint}
        </p>
      )}
      {onMore && (
        <Button
          variant='secondary'
          aria-disabled={state === 'loading'}
          onClick={() => {
            if (state === 'loading') return;
            onAsk();
            onMore();
          }}
          className='w-full aria-disabled:border-line aria-disabled:text-ink-soft sm:w-auto'
        >
          {state === 'loading' ? messages.loading : messages.more}
        </Button>
      )}
    </section>
  );
}

/** One review in the list: author, date, stars and text. */
function ReviewItem({ review: { author, rating, text, date } }: { review: ReviewView }) {
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
