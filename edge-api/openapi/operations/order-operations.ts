import { z } from 'zod';
import { verifySchema } from '../../checkout/routes.ts';
import { orderRequestSchema } from '../../contract/checkout/order.ts';
import type { ListedOrder } from '../../contract/orders/listed-order.ts';
import { orderPageSchema } from '../../contract/orders/order-page.ts';
import { orderStatuses } from '../../contract/orders/order-status.ts';
import type { ErrorCode } from '../error-codes.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { success, timeSchema } from '../schemas/reply.ts';

const { address, orderId, idempotencyKey, productId } = exampleValues;

const order = (quantity: number, price = 320_000) => ({
  address,
  items: [{ _id: productId, price, quantity }],
  amount: price * quantity + 10_000,
});

const keyPattern = z.string().regex(/^[\x20-\x7e]{1,200}$/);

const headers = z.object({
  'Idempotency-Key': keyPattern.optional().describe('A repeated request with it is the same order'),
});

const orderErrors: readonly ErrorCode[] = [
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'PRODUCT_GONE',
  'ORDER_CANCELLED',
  'IDEMPOTENCY_KEY_REUSED',
  'PROMO_UNKNOWN',
  'PROMO_NEEDS_VERIFIED_EMAIL',
  'PROMO_NOT_FIRST',
  'PROMO_USED',
  'RATE_LIMITED',
];

/** Order in the list of a customer. */
export const listedOrderSchema = z.object({
  _id: z.uuid(),
  code: z.string().describe('Code by which customer and owner name the order'),
  items: z.array(z.object({
    productId: z.string(),
    name: z.string(),
    quantity: z.int(),
    price: z.int(),
    image: z.string(),
  })),
  amount: z.int().describe('Amount to pay, in đồng'),
  date: timeSchema,
  status: z.string().describe('Vietnamese name of the status'),
  payment: z.enum(['cod', 'card']),
  address: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    street: z.string(),
    ward: z.string().describe('Empty in the few districts without wards'),
    district: z.string(),
    city: z.string(),
  }),
}) satisfies z.ZodType<ListedOrder>;

/** Operations on orders and payments. */
export const orderOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/order/placecod',
    id: 'placeOrder',
    tag: 'Orders',
    summary: 'Places an order that is paid on delivery',
    description: 'The server compares prices and amount with its own.',
    session: 'required',
    headers,
    body: orderRequestSchema,
    reply: success({ orderId: z.uuid(), status: z.enum(orderStatuses), message: z.string() }),
    errors: orderErrors,
    examples: [
      { summary: 'One product', request: { body: order(1) } },
      { summary: 'Too little in stock', request: { body: order(1_000) }, status: 409 },
      { summary: 'Another price', request: { body: order(1, 100_000) }, status: 409 },
      {
        summary: 'Without an address',
        request: { body: { ...order(1), address: {} } },
        status: 422,
      },
    ],
  },
  {
    method: 'post',
    path: '/api/order/place',
    id: 'placeCardOrder',
    tag: 'Orders',
    summary: 'Places an order that is paid by card',
    description: 'The customer pays at `session_url` within 30 minutes. An order above a limit ' +
      'waits for the owner instead and is paid on delivery: its `session_url` is the list of orders.',
    session: 'required',
    headers,
    body: orderRequestSchema,
    reply: success({
      session_url: z.url(),
      orderId: z.uuid(),
      status: z.enum(orderStatuses),
      message: z.string().optional(),
    }),
    errors: [...orderErrors, 'ALREADY_PAID', 'FORBIDDEN'],
    examples: [{ summary: 'One product', request: { body: order(1) } }],
  },
  {
    method: 'post',
    path: '/api/order/placed',
    id: 'findPlacedOrder',
    tag: 'Orders',
    summary: 'Returns the order of an Idempotency-Key',
    description: 'For a client that has lost the reply to an order.',
    session: 'required',
    headers: z.object({ 'Idempotency-Key': keyPattern }),
    reply: success({
      placed: z.object({
        orderId: z.uuid(),
        payment: z.enum(['cod', 'card']),
        status: z.enum(orderStatuses),
      }).nullable(),
    }),
    errors: ['BROKEN_RULE'],
    examples: [
      { summary: 'A placed order', request: { headers: { 'Idempotency-Key': idempotencyKey } } },
      { summary: 'No order', request: { headers: { 'Idempotency-Key': 'another' } } },
      { summary: 'Without a key', status: 422 },
    ],
  },
  {
    method: 'post',
    path: '/api/order/userorders',
    id: 'listOrders',
    tag: 'Orders',
    summary: 'Lists the orders of the customer, newest first',
    description: 'Without a body all orders are listed. `next` is the `before` of the next page.',
    session: 'required',
    body: orderPageSchema.optional(),
    reply: success({ data: z.array(listedOrderSchema), next: z.string().optional() }),
    examples: [
      { summary: 'The orders' },
      { summary: 'A page', request: { body: { limit: 20 } } },
    ],
  },
  {
    method: 'post',
    path: '/api/order/verify',
    id: 'verifyPayment',
    tag: 'Orders',
    summary: 'Checks the payment of an order',
    description: 'The server asks the payment provider. The state of an unpaid order is a reply ' +
      'with status 200 and `success: false`.',
    session: 'optional',
    body: verifySchema,
    reply: z.union([
      success({}),
      z.object({ success: z.literal(false), message: z.string(), code: z.literal('NOT_PAID') }),
    ]),
    errors: ['NOT_FOUND'],
    examples: [
      { summary: 'An order on delivery', request: { body: { success: true, orderId } } },
      {
        summary: 'Unknown order',
        request: { body: { success: true, orderId: 'unknown' } },
        status: 404,
      },
    ],
  },
];
