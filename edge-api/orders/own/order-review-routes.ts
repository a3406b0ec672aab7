import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { and, eq } from 'drizzle-orm';
import type { ApiDeps } from '../../api-deps.ts';
import { productIdParameter } from '../../contract/catalogue/catalogue-requests.ts';
import { type OpenOrder, openOrderSchema } from '../../contract/orders/own-order.ts';
import { type ReviewInput, reviewInputSchema } from '../../contract/reviews/review-input.ts';
import {
  type OwnReview,
  ownReviewSchema,
  type ReviewableProduct,
  reviewableProductSchema,
} from '../../contract/reviews/review-replies.ts';
import { jsonBody } from '../../http/json-body.ts';
import { describe } from '../../openapi/describe.ts';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { emptyReply, success } from '../../openapi/reply.ts';
import { reviewLimits } from '../../rate-limit/rate-rules.ts';
import { suggestAuthor } from '../../reviews/own-review-routes.ts';
import { type OpenedOrder, openOrderToChange } from './open-order.ts';
import { isGuest } from '../../account/guests/open-guest.ts';
import { findSessionUser } from '../../sessions/session.ts';
import { users } from '../../db/schema/account-tables.ts';
import { orderItems } from '../../db/schema/order-tables.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { listOwnReviews } from '../../reviews/list-own-reviews.ts';
import { deleteReview, writeReview } from '../../reviews/write-review.ts';

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
    const errors = ['FORBIDDEN', 'NOT_FOUND'] as const;
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
        errors: ['NOT_FOUND'],
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

type Deps = Pick<ApiDeps, 'database' | 'clock'>;

/** Products of a delivered order that the visitor can review. */
interface OrderReviews {
  /** `true` if the order belongs to an account, whose owner must log in first. */
  logIn: boolean;
  /** Name of the customer. */
  name: string;
  products: ReviewableProduct[];
}

/**
 * Lists the products of a delivered order, each with the review of the customer. A guest reviews
 * with a link that opens the whole order, the owner of an account with the session only.
 *
 * @throws {NotFoundError} for an order that was not delivered, or is not shown as a whole
 */
async function readOrderReviews(
  { database, clock }: Deps,
  { order, access }: OpenedOrder,
  token: string,
): Promise<OrderReviews> {
  if (access !== 'full' || order.status !== 'delivered') throw new NotFoundError('order');
  const { id, userId } = order;
  const { read } = database;
  const signedIn = await findSessionUser(database, token, clock());
  const [guest] = await read.select().from(users).where(and(eq(users.id, userId), isGuest));
  const reviewer = signedIn?.id === userId ? signedIn : guest;
  if (!reviewer) return { logIn: true, name: '', products: [] };
  const items = await read.select({ productId: orderItems.productId }).from(orderItems)
    .where(eq(orderItems.orderId, id));
  const bought = new Set(items.map(({ productId }) => productId));
  const products = (await listOwnReviews(database, userId))
    .filter(({ productId }) => bought.has(productId));
  return { logIn: false, name: reviewer.name, products };
}

/**
 * Writes or replaces the review of a product of a delivered order.
 *
 * @throws {NotFoundError} like `readOrderReviews()`
 * @throws {ForbiddenError} if the order does not have the product, or its customer must log in
 */
async function reviewOrder(
  deps: Deps,
  opened: OpenedOrder,
  { token, productId, review }: { token: string; productId: string; review: ReviewInput },
): Promise<OwnReview> {
  const key = await reviewKey(deps, opened, token, productId);
  return await writeReview(deps.database, key, review, deps.clock());
}

/** Deletes the review of a product of a delivered order. Throws like `reviewOrder()`. */
async function deleteOrderReview(
  deps: Deps,
  opened: OpenedOrder,
  { token, productId }: { token: string; productId: string },
): Promise<void> {
  await deleteReview(deps.database, await reviewKey(deps, opened, token, productId));
}

async function reviewKey(deps: Deps, opened: OpenedOrder, token: string, productId: string) {
  const { products } = await readOrderReviews(deps, opened, token);
  if (products.every((product) => product.productId !== productId)) {
    throw new ForbiddenError('notBought');
  }
  return { userId: opened.order.userId, productId };
}
