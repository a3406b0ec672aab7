import { Option } from 'commander';
import { reviewStatuses } from '../../contract/reviews/review-status.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import { listReviews } from '../../reviews/list-reviews.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { limitOption } from '../terminal/arguments.ts';
import { readPages } from '../terminal/read-pages.ts';
import { renderList } from '../terminal/render-table.ts';
import { shownIdLength } from '../terminal/shown-id-length.ts';
import { renderStars, reviewDocument } from './render-review.ts';

/** `shop reviews`: lists the reviews of products. */
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
