import { Option } from 'commander';
import { reviewStatuses } from '../../contract/reviews/review.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { type CustomerReview, getReview, listReviews } from '../../reviews/list-reviews.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { limitOption } from '../terminal/arguments.ts';
import { readPages } from '../terminal/read-pages.ts';
import { renderFacts, renderList } from '../terminal/render-table.ts';
import { shownIdLength } from '../terminal/shown-id-length.ts';
import type { Output } from '../terminal/output.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import type { StaffReview } from '../../contract/reviews/staff-review.ts';
import { decideReview } from '../../reviews/decide-review.ts';
import { explainLookupError } from '../explain-error.ts';

const renderStars = (rating: number) => '★'.repeat(rating).padEnd(5, '☆');

function renderReview(review: CustomerReview, output: Pick<Output, 'bold'>): string {
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
function reviewDocument(
  { id, status, productId, productName, orderId, author, rating, text, ...times }: StaffReview,
) {
  return {
    ...{ id, status, productId, productName, orderId, author, rating, text },
    date: new Date(times.createdAt).toISOString(),
    decidedAt: times.decidedAt === null ? null : new Date(times.decidedAt).toISOString(),
  };
}

export const reviewsCommand: ShopCommand = {
  name: 'reviews',
  summary: 'List the reviews that wait for approval, the oldest first.',
  examples: {
    'reviews': 'the reviews to approve or to reject',
    'reviews --status approved': 'the reviews that the shop shows, the latest first',
  },
  options: [
    new Option('--status <status>', 'only with this status')
      .choices(reviewStatuses).default('waiting'),
    limitOption('reviews'),
  ],
  async run(context: CommandContext, _, { limit, ...filter }: { limit: number }) {
    const { output } = context;
    const { total } = await context.run(listReviews, { ...filter, limit: 1 });
    const { items: reviews } = await readPages(context, listReviews, filter, limit);
    const idLength = shownIdLength(reviews, output);
    return {
      document: { reviews: reviews.map(reviewDocument), total },
      text: renderList(
        'reviews',
        reviews,
        [
          ['Review', ({ id }) => id.slice(0, idLength)],
          ['Written', ({ createdAt }) => formatSortableDateTime(createdAt)],
          ['Product', ({ productName }) => productName, 'truncate'],
          ['Author', ({ author }) => author, 'truncate'],
          ['Rating', ({ rating }) => renderStars(rating)],
          ['Text', ({ text }) => text, 'wrap'],
        ],
        output,
        total - reviews.length,
      ),
    };
  },
};

const changedHint = ' A review gets another id when its author changes it.';

export const reviewCommand: ShopCommand = {
  name: 'review',
  summary: 'Show a review of a product, approve or reject it.',
  examples: {
    'review 3f2a91c4': 'show a review by the beginning of its id',
    'review 3f2a91c4 --approve': 'show it on the page of the product',
    'review 3f2a91c4 --reject': 'do not show it, or not any longer',
  },
  arguments: [['<id>', 'id of the review, or its beginning']],
  options: [
    new Option('--approve', 'show the review in the shop').conflicts('reject'),
    ['--reject', 'do not show the review'],
  ],
  async run(
    { run, output }: CommandContext,
    [search]: [string],
    { approve, reject }: { approve?: true; reject?: true },
  ) {
    const review = await run(getReview, { id: search })
      .catch(explainLookupError('review', search, changedHint));
    if (!approve && !reject) {
      return { document: { review: reviewDocument(review) }, text: renderReview(review, output) };
    }
    const { id, productName } = review;
    const decision = approve ? 'approved' : 'rejected';
    const { before, ...changes } = await run(decideReview, { id, decision });
    return {
      document: { before, review: reviewDocument({ ...review, ...changes }) },
      text: `Review ${id} of ${sanitizeForTerminal(productName)}: ${before} → ${decision}`,
    };
  },
};
