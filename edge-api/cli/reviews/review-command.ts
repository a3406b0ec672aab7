import { Option } from 'commander';
import { decideReview } from '../../reviews/decide-review.ts';
import { getReview } from '../../reviews/list-reviews.ts';
import { explainLookupError } from '../explain-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { renderReview, reviewDocument } from './render-review.ts';

const changedHint = ' A review gets another id when its author changes it.';

/** `shop review`: shows a review, approves or rejects it. */
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
