import { z } from 'zod';
import { reviewInputSchema } from '../../contract/reviews/review-input.ts';
import { reviewQuerySchema } from '../../contract/reviews/review-query.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { emptyReply, success } from '../schemas/reply.ts';
import { ownReviewSchema, reviewSchema } from '../schemas/review-schemas.ts';

const { reviewedId, productId } = exampleValues;

const product = z.object({ productId: z.string().max(80) });

const review = { rating: 5, text: 'Nhẫn đẹp, giao nhanh.', author: 'An' };

/** Operations on reviews of products. */
export const reviewOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/catalogue/products/{id}/reviews',
    id: 'listReviews',
    tag: 'Reviews',
    summary: 'Lists the approved reviews of a product, the latest first',
    description: 'All of them are by customers who received the product. `next` is the value of ' +
      '`after` for the next part of the list.',
    params: z.object({ id: z.string().max(80) }),
    query: reviewQuerySchema,
    reply: success({
      summary: z.object({
        count: z.int(),
        average: z.number().nullable().describe('With one decimal; null without reviews'),
        counts: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })
          .describe('Number of reviews by rating'),
      }),
      next: z.string().nullable(),
      data: z.array(reviewSchema),
    }),
    errors: ['NOT_FOUND', 'BROKEN_RULE', 'RATE_LIMITED'],
    examples: [
      { summary: 'Reviews of a product', request: { params: { id: reviewedId } } },
      { summary: 'No reviews yet', request: { params: { id: productId } } },
      { summary: 'Unknown product', request: { params: { id: 'xe-dap' } }, status: 404 },
      {
        summary: 'Invalid position',
        request: { params: { id: reviewedId }, query: { after: 'x' } },
        status: 422,
      },
    ],
  },
  {
    method: 'get',
    path: '/api/user/reviews',
    id: 'listOwnReviews',
    tag: 'Reviews',
    summary: 'Lists the products that the customer received, each with the own review',
    session: 'required',
    reply: success({
      author: z.string().describe('Suggested name: the given name of the customer'),
      data: z.array(z.object({
        productId: z.string(),
        name: z.string(),
        image: z.string(),
        review: ownReviewSchema.nullable(),
      })),
    }),
    examples: [{ summary: 'The products' }],
  },
  {
    method: 'put',
    path: '/api/user/reviews/{productId}',
    id: 'writeReview',
    tag: 'Reviews',
    summary: 'Writes or replaces the review of a received product',
    description:
      'The review is shown after the approval of the shop. A changed review waits again.',
    session: 'required',
    params: product,
    body: reviewInputSchema,
    reply: success({ review: ownReviewSchema }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    examples: [
      { summary: 'A review', request: { params: { productId: reviewedId }, body: review } },
      {
        summary: 'A product that was not delivered',
        request: { params: { productId }, body: review },
        status: 403,
      },
      {
        summary: 'Without a rating',
        request: { params: { productId: reviewedId }, body: { ...review, rating: undefined } },
        status: 422,
      },
    ],
  },
  {
    method: 'delete',
    path: '/api/user/reviews/{productId}',
    id: 'deleteReview',
    tag: 'Reviews',
    summary: 'Deletes the own review of a product',
    session: 'required',
    params: product,
    reply: emptyReply,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [
      { summary: 'The own review', request: { params: { productId: reviewedId } } },
      { summary: 'No review', request: { params: { productId } }, status: 404 },
    ],
  },
];
