import { type Command, Option } from 'commander';
import { decideReview, type ReviewDecision } from '../../reviews/decide-review.ts';
import type { Output } from '../terminal/output.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';
import { findReview, type ReviewWithCustomer } from './find-review.ts';
import { renderReview, reviewDocument } from './render-review.ts';

interface Options {
  approve?: true;
  reject?: true;
}

/** Adds `shop review`, which shows a review, approves or rejects it. */
export function addReviewCommand(program: Command, output: Output): void {
  addCommand(program, 'review', 'Show a review of a product, approve or reject it.', {
    'review 3f2a91c4': 'show a review by the beginning of its id',
    'review 3f2a91c4 --approve': 'show it on the page of the product',
    'review 3f2a91c4 --reject': 'do not show it, or not any longer',
  })
    .argument('<id>', 'id of the review, or its beginning')
    .addOption(new Option('--approve', 'show the review in the shop').conflicts('reject'))
    .addOption(new Option('--reject', 'do not show the review'))
    .action((id: string, { approve, reject }: Options) =>
      withDatabase(output, async (context) => {
        const review = await findReview(context.database, id);
        if (approve) await decide(context, review, 'approved');
        else if (reject) await decide(context, review, 'rejected');
        else if (output.json) output.document({ review: reviewDocument(review) });
        else output.print(renderReview(review, output));
      })
    );
}

async function decide(
  { database, output }: CommandContext,
  review: ReviewWithCustomer,
  decision: ReviewDecision,
): Promise<void> {
  const decidedAt = Date.now();
  const before = await decideReview(database, { id: review.id, decision }, decidedAt);
  if (output.json) {
    const decided = { ...review, status: decision, decidedAt };
    return output.document({ before, review: reviewDocument(decided) });
  }
  output.print(
    `Review ${review.id} of ${sanitizeForTerminal(review.productName)}: ${before} → ${decision}`,
  );
}
