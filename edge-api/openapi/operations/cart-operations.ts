import { z } from 'zod';
import { cartBatchSchema, cartItemSchema } from '../../contract/cart/cart-requests.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { success } from '../schemas/reply.ts';
import { promoSchema } from '../../checkout/promo/promo-routes.ts';

const cartReply = success({
  cartData: z.record(z.string(), z.int()).describe('Quantities by the id of the product'),
});

const itemId = exampleValues.productId;

/** Operations on the cart of the session. */
export const cartOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/cart/get',
    id: 'getCart',
    tag: 'Cart',
    summary: 'Returns the cart',
    session: 'required',
    reply: cartReply,
    examples: [
      { summary: 'The cart' },
      { summary: 'Without a session', asVisitor: true, status: 401 },
    ],
  },
  {
    method: 'post',
    path: '/api/cart/add',
    id: 'addToCart',
    tag: 'Cart',
    summary: 'Adds one unit of a product',
    session: 'required',
    body: cartItemSchema,
    reply: cartReply,
    errors: ['NOT_FOUND'],
    examples: [
      { summary: 'One more', request: { body: { itemId } } },
      { summary: 'Invalid id', request: { body: { itemId: 'Hũ đá' } }, status: 422 },
    ],
  },
  {
    method: 'post',
    path: '/api/cart/remove',
    id: 'removeFromCart',
    tag: 'Cart',
    summary: 'Removes one unit of a product',
    session: 'required',
    body: cartItemSchema,
    reply: cartReply,
    examples: [{ summary: 'One less', request: { body: { itemId } } }],
  },
  {
    method: 'post',
    path: '/api/cart/batch-update',
    id: 'updateCart',
    tag: 'Cart',
    summary: 'Replaces the cart',
    description: 'Zero removes a product. With `base`, the cart before the changes of the ' +
      'client, only the differences are applied.',
    session: 'required',
    body: cartBatchSchema,
    reply: cartReply,
    examples: [
      { summary: 'A cart', request: { body: { items: { [itemId]: 3 } } } },
      { summary: 'Negative quantity', request: { body: { items: { [itemId]: -1 } } }, status: 422 },
    ],
  },
  {
    method: 'post',
    path: '/api/cart/promo',
    id: 'checkPromoCode',
    tag: 'Cart',
    summary: 'Checks a promo code',
    session: 'optional',
    body: promoSchema,
    reply: success({
      code: z.string(),
      percent: z.int(),
      discount: z.int().describe('Discount on the stored cart, in đồng'),
      message: z.string(),
    }),
    errors: [
      'PROMO_UNKNOWN',
      'PROMO_NEEDS_LOGIN',
      'PROMO_NEEDS_VERIFIED_EMAIL',
      'PROMO_NOT_FIRST',
      'PROMO_USED',
      'UNAUTHENTICATED',
    ],
    examples: [
      {
        summary: 'A customer with an order',
        request: { body: { code: 'WELCOME10' } },
        status: 422,
      },
      { summary: 'Unknown code', request: { body: { code: 'SUMMER' } }, status: 422 },
    ],
  },
];
