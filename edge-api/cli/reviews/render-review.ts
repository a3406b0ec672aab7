import { orderCode } from '../../contract/orders/order-code.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import type { Output } from '../terminal/output.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import type { CustomerReview, StaffReview } from '../../reviews/list-reviews.ts';

/** Renders a rating as five signs. */
export const renderStars = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');

/** Renders a review for the terminal. */
export function renderReview(
  review: CustomerReview,
  { bold }: Pick<Output, 'bold'>,
): string {
  const facts: [string, string][] = [
    ['Review', review.id],
    ['Written', formatSortableDateTime(review.createdAt)],
    ['Status', review.status],
    ['Product', `${review.productName} (${review.productId})`],
    ['Order', orderCode(review.orderId)],
    ['Customer', `${review.customer.name}, ${review.customer.email}`],
    ['Shown as', review.author],
    ['Rating', renderStars(review.rating)],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  const lines = facts.map(([name, value]) =>
    `${bold(name.padEnd(width))}  ${sanitizeForTerminal(value)}`
  );
  return `${lines.join('\n')}\n\n${sanitizeForTerminal(review.text || '(no text)')}`;
}

/** Returns a review for JSON output, without internal fields. */
export function reviewDocument(review: StaffReview) {
  return {
    id: review.id,
    status: review.status,
    productId: review.productId,
    productName: review.productName,
    orderId: review.orderId,
    author: review.author,
    rating: review.rating,
    text: review.text,
    date: new Date(review.createdAt).toISOString(),
    decidedAt: review.decidedAt === null ? null : new Date(review.decidedAt).toISOString(),
  };
}
