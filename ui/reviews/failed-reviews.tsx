import { actionMessages } from '../messages/action-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from '../primitives/button/button.tsx';

const failedReviewsMessages = {
  failed: 'Chưa tải được đánh giá.',
};

interface FailedReviewsProps {
  /** Called to load the reviews again. */
  onRetry: () => void;
}

/** Message for reviews that could not be loaded, with a button for another try. */
export function FailedReviews({ onRetry }: FailedReviewsProps) {
  const messages = useMessages('failedReviews', failedReviewsMessages);
  const { retry } = useMessages('actions', actionMessages);
  return (
    <div className='flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 print:hidden'>
      <p role='alert'>{messages.failed}</p>
      <Button variant='secondary' onClick={onRetry}>{retry}</Button>
    </div>
  );
}
