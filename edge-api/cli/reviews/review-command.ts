import { type Command, Option } from 'commander';
import { decideReview, type ReviewDecision } from '../../reviews/decide-review.ts';
import { type CustomerReview, getReview } from '../../reviews/list-reviews.ts';
import type { Output } from '../terminal/output.ts';
import { sanitizeForTerminal } from '../terminal/sanitize-for-terminal.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';
import { explainLookupError } from '../explain-lookup-error.ts';
import { renderReview, reviewDocument } from './render-review.ts';

interface Options {
  approve?: true;
  reject?: true;
}

const changedHint = ' A review gets another id when its author changes it.';

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
        const review = await context.run(getReview, { id }).catch(
          explainLookupError('review', id, changedHint),
        );
        if (approve) await decide(context, review, 'approved');
        else if (reject) await decide(context, review, 'rejected');
        else if (output.json) output.document({ review: reviewDocument(review) });
        else output.print(renderReview(review, output));
      })
    );
}

async function decide(
  { run, output }: CommandContext,
  review: CustomerReview,
  decision: ReviewDecision,
): Promise<void> {
  const { before, ...changes } = await run(decideReview, { id: review.id, decision });
  if (output.json) {
    const decided = { ...review, ...changes };
    return output.document({ before, review: reviewDocument(decided) });
  }
  output.print(
    `Review ${review.id} of ${sanitizeForTerminal(review.productName)}: ${before} → ${decision}`,
  );
}
