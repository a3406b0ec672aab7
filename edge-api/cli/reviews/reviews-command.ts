import { type Command, Option } from 'commander';
import { reviewStatuses } from '../../contract/reviews/review-status.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { listReviews, type StaffReview } from '../../reviews/list-reviews.ts';
import type { Output } from '../terminal/output.ts';
import { maxLimit, parseLimit } from '../terminal/parse-limit.ts';
import { renderTable } from '../terminal/render-table.ts';
import { uniquePrefixLength } from '../terminal/unique-prefix-length.ts';
import { addCommand, withDatabase } from '../shop-command.ts';
import { renderStars, reviewDocument } from './render-review.ts';

/** Adds `shop reviews`, which lists the reviews of products. */
export function addReviewsCommand(program: Command, output: Output): void {
  addCommand(program, 'reviews', 'List the reviews that wait for approval, the oldest first.', {
    'reviews': 'the reviews to approve or to reject',
    'reviews --status approved': 'the reviews that the shop shows, the latest first',
  })
    .addOption(
      new Option('--status <status>', 'only with this status')
        .choices(reviewStatuses).default('waiting'),
    )
    .option('--limit <number>', `maximum number of reviews, up to ${maxLimit}`, parseLimit, 20)
    .action((filter: { status: string; limit: number }) =>
      withDatabase(output, async ({ run }) => {
        const { items: reviews, total } = await run(listReviews, filter);
        if (output.json) return output.document({ reviews: reviews.map(reviewDocument), total });
        if (reviews.length === 0) return output.print('No reviews.');
        output.print(renderReviews(reviews, output));
        const unlisted = total - reviews.length;
        if (unlisted > 0) output.print(`\n${unlisted} more: see --limit.`);
      })
    );
}

function renderReviews(reviews: readonly StaffReview[], output: Output): string {
  // A terminal shows unique prefixes of the ids; a file or a pipe gets the complete ids.
  const length = output.width === undefined
    ? undefined
    : uniquePrefixLength(reviews.map(({ id }) => id));
  return renderTable(
    [
      { title: 'Review' },
      { title: 'Written' },
      { title: 'Product', overflow: 'truncate' },
      { title: 'Author', overflow: 'truncate' },
      { title: 'Rating' },
      { title: 'Text', overflow: 'wrap' },
    ],
    reviews.map(({ id, createdAt, productName, author, rating, text }) => [
      id.slice(0, length),
      formatSortableDateTime(createdAt),
      productName,
      author,
      renderStars(rating),
      text,
    ]),
    output,
  );
}
