import { Hono } from 'hono';
import { z } from 'zod';
import type { Cart } from '../contract/cart/cart.ts';
import { cartBatchSchema, cartItemSchema } from '../contract/cart/cart-requests.ts';
import type { Database } from '../db/database.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { requireUser } from '../sessions/session.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { success } from '../openapi/reply.ts';
import { addToCart, removeFromCart, updateCart } from './change-cart.ts';
import { type CartRow, selectCart, toCart } from './read-cart.ts';

/** Response body of all routes: the cart after the change. */
const toReply = (cartData: Cart) => ({ success: true as const, cartData });

const cartReply = success({
  cartData: z.record(z.string(), z.int()).describe('Quantities by the id of the product'),
});

/** `POST /add`, `/remove`, `/get`, `/batch-update`: the cart of the logged-in user. */
export function cartRoutes(database: Database, clock: () => number) {
  const signedIn = [noStore, requireUser(database, clock)] as const;
  const routes = new Hono()
    .post('/add', ...signedIn, ...jsonBody(cartItemSchema), async (c) => {
      const change = { userId: c.var.user.id, now: clock() };
      return c.json(toReply(await addToCart(database, change, c.req.valid('json').itemId)));
    })
    .post('/remove', ...signedIn, ...jsonBody(cartItemSchema), async (c) => {
      const change = { userId: c.var.user.id, now: clock() };
      return c.json(toReply(await removeFromCart(database, change, c.req.valid('json').itemId)));
    })
    .post(
      '/get',
      ...signedIn,
      async (c) =>
        c.json(toReply(toCart(await database.read.all<CartRow>(selectCart(c.var.user.id))))),
    )
    .post('/batch-update', ...signedIn, ...jsonBody(cartBatchSchema), async (c) => {
      const change = { userId: c.var.user.id, now: clock() };
      return c.json(toReply(await updateCart(database, change, c.req.valid('json'))));
    });
  return describe('Cart', routes, () => ({
    'POST /get': { id: 'getCart', summary: 'Returns the cart', reply: cartReply },
    'POST /add': {
      id: 'addToCart',
      summary: 'Adds one unit of a product',
      reply: cartReply,
      errors: ['NOT_FOUND'],
      example: { body: { itemId: examples.productId } },
    },
    'POST /remove': {
      id: 'removeFromCart',
      summary: 'Removes one unit of a product',
      reply: cartReply,
      example: { body: { itemId: examples.productId } },
    },
    'POST /batch-update': {
      id: 'updateCart',
      summary: 'Replaces the cart',
      description: 'Zero removes a product. With `base`, the cart before the changes of the ' +
        'client, only the differences are applied.',
      reply: cartReply,
      example: { body: { items: { [examples.productId]: 3 } } },
    },
  }));
}
