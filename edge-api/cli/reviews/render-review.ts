import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import type { Output } from '../terminal/output.ts';
import { renderFacts } from '../terminal/render-table.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import type { StaffReview } from '../../contract/reviews/staff-review.ts';
import type { CustomerReview } from '../../reviews/list-reviews.ts';

/** Renders a rating as five signs. */
export const renderStars = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');

/** Renders a review for the terminal. */
export function renderReview(review: CustomerReview, output: Pick<Output, 'bold'>): string {
  const facts: [string, string][] = [
    ['Review', review.id],
    ['Written', formatSortableDateTime(review.createdAt)],
    ['Status', review.status],
    ['Product', `${review.productName} (${review.productId})`],
    ['Order', review.orderId],
    ['Customer', `${review.customer.name}, ${review.customer.email}`],
    ['Shown as', review.author],
    ['Rating', renderStars(review.rating)],
  ];
  return `${renderFacts(facts, output)}\n\n${sanitizeForTerminal(review.text || '(no text)')}`;
}

/** Returns a review for JSON output, without internal fields. */
export function reviewDocument(
  { id, status, productId, productName, orderId, author, rating, text, ...times }: StaffReview,
) {
  return {
    ...{ id, status, productId, productName, orderId, author, rating, text },
    date: new Date(times.createdAt).toISOString(),
    decidedAt: times.decidedAt === null ? null : new Date(times.decidedAt).toISOString(),
  };
}
