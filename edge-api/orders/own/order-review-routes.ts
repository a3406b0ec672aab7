import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps.ts';
import { productIdParameter } from '../../contract/catalogue/catalogue-requests.ts';
import { type OpenOrder, openOrderSchema } from '../../contract/orders/own-order.ts';
import { reviewInputSchema } from '../../contract/reviews/review-input.ts';
import { ownReviewSchema, reviewableProductSchema } from '../../contract/reviews/review-replies.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../../openapi/reply.ts';
import { reviewLimits } from '../../rate-limit/rate-rules.ts';
import { suggestAuthor } from '../../reviews/own-review-routes.ts';
import { type OpenedOrder, openOrderErrors, openOrderToChange } from './open-order.ts';
import { deleteOrderReview, readOrderReviews, reviewOrder } from './review-order.ts';

const productSchema = openOrderSchema.extend({ productId: productIdParameter });

/**
 * Routes of the reviews of a delivered order, for `/api/order/reviews`. They need the access to the
 * whole order.
 *
 * @param openToChange opens an order that is about to be changed, within the limits
 */
export function orderReviewRoutes(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  openToChange: (c: Context, input: OpenOrder) => Promise<OpenedOrder>,
) {
  const tokenOf = (c: Context) => c.req.header('token') ?? '';
  async function openToReview(c: Context, input: OpenOrder): Promise<OpenedOrder> {
    const opened = await openToChange(c, input);
    await deps.limiter.take(reviewLimits(opened.order.userId));
    return opened;
  }
  const routes = new Hono()
    .post('/', ...jsonBody(openOrderSchema), async (c) => {
      const opened = await openOrderToChange(deps, c.req.valid('json'), tokenOf(c));
      const { logIn, name, products } = await readOrderReviews(deps, opened, tokenOf(c));
      return c.json({ success: true as const, logIn, author: suggestAuthor(name), data: products });
    })
    .post('/write', ...jsonBody(productSchema.extend(reviewInputSchema.shape)), async (c) => {
      const { productId, rating, text, author, ...input } = c.req.valid('json');
      const opened = await openToReview(c, input);
      const change = { token: tokenOf(c), productId, review: { rating, text, author } };
      return c.json({ success: true as const, review: await reviewOrder(deps, opened, change) });
    })
    .post('/delete', ...jsonBody(productSchema), async (c) => {
      const { productId, ...input } = c.req.valid('json');
      const opened = await openToReview(c, input);
      await deleteOrderReview(deps, opened, { token: tokenOf(c), productId });
      return c.json({ success: true as const });
    });
  return describe('Reviews', routes, () => {
    const { productId, token: key } = examples;
    const body = { code: examples.fields.code, key, productId };
    const errors = ['FORBIDDEN', ...openOrderErrors] as const;
    return {
      'POST /': {
        id: 'listOrderReviews',
        summary: 'Lists the products of a delivered order, each with the own review',
        session: 'optional',
        reply: success({
          logIn: z.boolean().describe('The order belongs to an account, so a session is needed'),
          author: z.string().describe('Suggested name: the given name of the customer'),
          data: z.array(reviewableProductSchema),
        }),
        errors: openOrderErrors,
        example: { body: { code: body.code, key } },
      },
      'POST /write': {
        id: 'reviewOrder',
        summary: 'Writes or replaces the review of a product of a delivered order',
        description: 'With the session of the customer or, for a guest, the key that opens the ' +
          'whole order. The review is shown after the approval of the shop.',
        session: 'optional',
        reply: success({ review: ownReviewSchema }),
        errors,
        example: { body: { ...body, rating: 5, text: 'Đá đẹp.', author: 'An' } },
      },
      'POST /delete': {
        id: 'deleteOrderReview',
        summary: 'Deletes the review of a product of a delivered order',
        session: 'optional',
        reply: emptyReply,
        errors,
        example: { body },
      },
    };
  });
}
